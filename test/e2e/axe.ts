import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

/**
 * Runs axe in a page, and returns its findings: the rule and the elements.
 *
 * Does not use `@axe-core/playwright`, which takes twice as long: it injects axe for each run and transfers every
 * passed rule.
 *
 * @param within a CSS selector; without it, the whole document
 */
export async function axeFindings(page: Page, options: RunOptions = {}, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async ({ options, within }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const results = await axe.run(within ?? document, { ...options, resultTypes: ['violations'] });
      return results.violations;
    },
    { options, within },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
