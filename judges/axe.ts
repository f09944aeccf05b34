import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

export async function settled(page: Page): Promise<void> {
  await page.locator('[data-starting-style]').first().waitFor({ state: 'detached' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/**
 * Each broken rule with its elements. Not by `@axe-core/playwright`, which takes twice as long: it injects axe for each run and
 * transfers every passed rule.
 */
export async function axeFindings(
  page: Page,
  options: RunOptions = {},
  within?: string,
  kind: 'violations' | 'incomplete' = 'violations',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const broken = await page.evaluate(
    async ({ options, within, kind }) => {
      const results = await window.axe.run(within ?? document, { ...options, resultTypes: [kind] });
      return results[kind];
    },
    { options, within, kind },
  );
  return broken.map(({ id, help, nodes }) => `${help} (${id}): ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Axe cannot judge the contrast of texts that have drawings behind them. */
export async function hasUndecidedContrast(page: Page): Promise<boolean> {
  return (await axeFindings(page, { runOnly: ['color-contrast'] }, undefined, 'incomplete')).length > 0;
}

/** In light mode all rules, with best practices and target size; in dark mode those that depend on colors. */
export async function axeInLightAndDark(page: Page, off: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(off.map((name) => [name, { enabled: false }]));
  const everything = { rules: { 'target-size': { enabled: true }, ...rules } };
  const colors = { runOnly: ['color-contrast', 'link-in-text-block'] };
  const found: string[] = [];
  for (const [theme, options] of [
    ['light', everything],
    ['dark', colors],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    found.push(...(await axeFindings(page, options)).map((each) => `in the ${theme} theme: ${each}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
