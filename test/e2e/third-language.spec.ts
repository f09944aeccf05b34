/** German is added by `docs/languages.md` alone: its buttons are pressed in its order, and the site is built. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { judges } from '../../judges/judges.ts';
import { readOutput } from '../../judges/output.ts';
import { hasGit, needsGit } from '../content/git.ts';
import { build } from '../sites/copy-of-project.ts';
import { testDay } from '../sites/sites.ts';
import { bar, button, edit, field, open, openText, panel, save, textOf } from './edit-fixtures.ts';
import { copyForEditing, startEditing } from './edit-server.ts';

test.skip(!hasGit, needsGit);
test.use({ actionTimeout: 60_000 });

const [facts = '', add = '', german = '', deutsch = ''] = [
  ...readFileSync('docs/languages.md', 'utf8').matchAll(/\*\*(.+?)\*\*/g),
].map(([, label = '']) => label);

const headline = 'Bessere IT. Schneller geliefert.';

/** What built files have then: words, links between the languages, and the country's dates, times and numbers. */
const parts: readonly [file: string, part: RegExp][] = [
  ['de.html', new RegExp(headline)],
  ['de.html', /<html lang="de"/],
  ['de.html', /<link rel="alternate" hreflang="es" href="[^"]+\/es"/],
  ['de.html', /<a href="\/es" hreflang="es" lang="es">Español/i],
  ['de.html', /09:00/],
  ['index.html', /<a href="\/de" hreflang="de" lang="de">Deutsch/i],
  ['de/404.html', /<html lang="de"/],
  ['sitemap.xml', /hreflang="de"/],
  ['de/insights.atom', /<title>Wie viele Stunden</],
  ['de/insights/shared-hours.html', /\d\d?\. \p{L}+ 2026/u],
  ['de/insights/shared-hours.html', /href="\/de\/plan"/],
  ['de/benefits.html', /99,9/],
  ['de/plan.html', /120\.000/],
];

async function addGerman(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: facts }).click();
  await button(page, add).click();
  await panel(page).getByLabel('Language', { exact: true }).selectOption('German');
  await expect(panel(page).getByLabel(/^Country/)).toHaveValue('DE');
  await button(page, german).click();
  await page.waitForEvent('load');
  await expect(page).toHaveURL(/\/de$/);
  await expect(bar(page).getByRole('status')).toContainText('German is added', { timeout: 60_000 });
}

async function translate(page: Page, origin: string): Promise<void> {
  const key = 'home:hero.headline';
  await open(page, textOf(page, key));
  await expect(panel(page).getByRole('textbox')).toHaveCount(3);
  await field(page, key, 'de').fill(headline);
  await save(page);
  await edit(page, `${origin}/insights/shared-hours`);
  await openText(page);
  await button(page, deutsch).click();
  await panel(page).getByLabel('Title', { exact: true }).fill('Wie viele Stunden');
  await save(page);
}

test('German is added, translated, built and served', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(600_000);
  const copies = copyForEditing('third-language');
  const { copy } = copies;
  const server = await startEditing(copies);
  try {
    await expect(() => edit(page, server.origin)).toPass({ timeout: 60_000 });
    await addGerman(page);
    await translate(page, server.origin);
    build(copy, { SITE_DAY: testDay });
    for (const [file, part] of parts) {
      const text = readFileSync(path.join(copy, 'dist', file), 'utf8');
      // A whole page would say less.
      expect(part.test(text), `${file} has ${part}`).toBe(true);
    }
    const output = readOutput(copy);
    for (const { name, judge } of judges) expect(await judge(output), name).toEqual([]);
  } finally {
    await server.stop();
  }
});
