/**
 * Takes screenshots of the built site into `screenshots/`, for review: every page, language, width and theme, in each
 * of the modes that visitors may have set.
 *
 * node scripts/screenshots.ts [--pages=home,about] [--languages=en,es] [--widths=1440,390] [--themes=light,dark]
 *   [--modes=plain] [--fold]
 */
import { mkdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { locales } from '../app/site/locales.ts';
import { launchOptions } from './launch-options.ts';
import { parseNames, parsePositive } from './options.ts';
import { selectDocuments } from './select-documents.ts';

/** Browser options of a mode, and changes to the page once it has loaded. */
type Mode = { options?: BrowserContextOptions; adapt?: (page: Page) => Promise<unknown> };

const modes: Record<string, Mode> = {
  plain: {},
  motion: { options: { reducedMotion: 'no-preference' } },
  'forced-colors': { options: { forcedColors: 'active' } },
  contrast: { options: { contrast: 'more' } },
  print: { adapt: (page) => page.emulateMedia({ media: 'print' }) },
  'no-script': { options: { javaScriptEnabled: false } },
  'text-200': { adapt: (page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%')) },
  // Simulates a long translation: a third more letters in every word.
  'long-text': {
    adapt: (page) =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode;
          if (text instanceof Text)
            text.data = text.data.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(0, word.length / 3));
        }
      }),
  },
};

const port = '4178';
const origin = `http://127.0.0.1:${port}`;
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '' },
    languages: { type: 'string', default: '' },
    widths: { type: 'string', default: '1440,1024,768,390,320' },
    themes: { type: 'string', default: '' },
    modes: { type: 'string', default: '' },
    fold: { type: 'boolean', default: false },
  },
});
const languages = parseNames(
  'languages',
  values.languages,
  locales.map(({ code }) => code),
);
const chosen = selectDocuments(values.pages).filter(({ locale }) => languages.includes(locale.code));
const widths = values.widths.split(',').map((width) => parsePositive('widths', width));
const themes = parseNames('themes', values.themes, ['light', 'dark']);
const chosenModes = parseNames('modes', values.modes, Object.keys(modes));

mkdirSync('screenshots', { recursive: true });
// Launched before the server, which would be left running if the browser failed to start.
const browser = await chromium.launch(launchOptions);
const server = spawn(process.execPath, ['scripts/serve.ts'], { env: { ...process.env, PORT: port } });
await new Promise((resolve) => server.stdout.once('data', resolve));

async function picture(tab: Page, address: string, name: string, adapt: Mode['adapt']): Promise<void> {
  await tab.goto(origin + address, { waitUntil: 'load' });
  await tab.mouse.move(8, 8, { steps: 4 });
  await tab.waitForTimeout(400);
  await adapt?.(tab);
  await tab.screenshot({ path: `screenshots/${name}.png`, fullPage: !values.fold });
}

for (const mode of chosenModes) {
  const { options, adapt } = modes[mode] ?? {};
  for (const theme of themes) {
    for (const width of widths) {
      const viewport = { width, height: width >= 768 ? 900 : 844 };
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        ...options,
      });
      const tab = await context.newPage();
      const name = [width, theme, ...(mode === 'plain' ? [] : [mode])].join('-');
      for (const document of chosen) {
        const { page, locale, address } = document;
        const slug = 'key' in document && document.key ? `-${document.key.replaceAll('/', '-')}` : '';
        await picture(tab, address, `${page}${slug}-${locale.code}-${name}`, adapt);
      }
      await context.close();
    }
  }
}

await browser.close();
server.kill();
