/**
 * Writes pictures of the built site to `screenshots/` for a person to look at.
 *
 * node scripts/screenshots.ts [--pages=home,about] [--widths=1440,390] [--themes=light,dark] [--fold]
 */
import { mkdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pageAddress, pages } from '../app/site/pages.ts';
import { launchOptions } from './launch-options.ts';

const port = '4178';
const origin = `http://127.0.0.1:${port}`;
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: [...pages.map(({ id }) => id), '404'].join(',') },
    widths: { type: 'string', default: '1440,1024,768,390,320' },
    themes: { type: 'string', default: 'light,dark' },
    fold: { type: 'boolean', default: false },
  },
});

mkdirSync('screenshots', { recursive: true });
const server = spawn(process.execPath, ['scripts/serve.ts'], { env: { ...process.env, PORT: port } });
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch(launchOptions);

for (const theme of values.themes.split(',') as ('light' | 'dark')[]) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width >= 768 ? 900 : 844 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const tab = await context.newPage();
    for (const id of values.pages.split(',')) {
      const page = pages.find((each) => each.id === id);
      await tab.goto(origin + (page ? pageAddress(page.id) : '/no/such/page'), { waitUntil: 'load' });
      await tab.mouse.move(1, 1);
      await tab.waitForTimeout(400);
      await tab.screenshot({ path: `screenshots/${id}-${width}-${theme}.png`, fullPage: !values.fold });
    }
    await context.close();
  }
}

await browser.close();
server.kill();
