import type { Browser, Page } from '@playwright/test';
import { serveDist } from '#hosting/serve-dist.ts';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { axeInLightAndDark, hasUndecidedContrast } from './axe.ts';
import { faintWords } from './contrast.ts';
import { pageFaults, type Output } from './output.ts';

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

async function faultsOf(page: Page): Promise<string[]> {
  const found = (await axeInLightAndDark(page)).map(shortened);
  if (!(await hasUndecidedContrast(page))) return found;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const { text, contrast, required } of await faintWords(page.locator('body'), { colorScheme }))
      found.push(
        `in the ${colorScheme} theme: “${shortened(text)}” is hard to read on what is behind it: a contrast of ${contrast}, and ${required} is needed (WCAG 1.4.3)`,
      );
  return found;
}

/** Opens pages by their addresses; without them, all. */
export async function judgeInBrowser(
  output: Output,
  browser: Browser,
  addresses: readonly string[] = [...output.documents.keys()],
): Promise<Fault[]> {
  const { origin, stop } = await serveDist(output.dist);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const found: Fault[] = [];
  try {
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(origin + address);
      found.push(...pageFaults(output, { address }, await faultsOf(page), 'look at it in the page'));
    }
  } finally {
    await context.close();
    await stop();
  }
  return found;
}
