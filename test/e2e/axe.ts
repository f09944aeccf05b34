import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import { settled } from './settled.ts';

/**
 * Runs axe in a page, and returns its findings: the rule and the elements.
 *
 * Does not use `@axe-core/playwright`, which takes twice as long: it injects axe for each run and transfers every
 * passed rule.
 *
 * @param within a CSS selector; without it, the whole document
 * @param kind what is wrong, or what axe cannot decide
 */
export async function axeFindings(
  page: Page,
  options: RunOptions = {},
  within?: string,
  kind: 'violations' | 'incomplete' = 'violations',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async ({ options, within, kind }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const results = await axe.run(within ?? document, { ...options, resultTypes: [kind] });
      return results[kind];
    },
    { options, within, kind },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Runs axe in light mode with all rules, including best practices and target size, and in dark mode with the rules that
 * depend on colours. Returns the findings of both.
 *
 * @param off rules that do not apply
 */
export async function axeInLightAndDark(
  page: Page,
  off: readonly string[] = [],
  within?: string,
): Promise<string[]> {
  const rules = Object.fromEntries(off.map((name) => [name, { enabled: false }]));
  const everything = { rules: { 'target-size': { enabled: true }, ...rules } };
  const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };
  const found: string[] = [];
  for (const [colorScheme, options] of [
    ['light', everything],
    ['dark', colours],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const findings = await axeFindings(page, options, within);
    found.push(...findings.map((finding) => `${colorScheme}: ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
