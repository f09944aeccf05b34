/**
 * `npm run edit`: German is added by `docs/languages.md` alone, whose buttons are pressed in its order, and the site is built.
 * Then Spanish is taken out, and comes back.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { judges } from '#judges/judges.ts';
import { readOutput } from '#judges/output.ts';
import { build } from '../sites/copy-of-project.ts';
import { testDay } from '../sites/sites.ts';
import {
  atAddress,
  bar,
  button,
  edit,
  expect,
  field,
  open,
  openText,
  panel,
  said,
  save,
  test,
  textOf,
} from './edit-fixtures.ts';

const [facts = '', add = '', german = '', deutsch = '', online = ''] = [
  ...readFileSync('docs/languages.md', 'utf8').matchAll(/\*\*(.+?)\*\*/g),
].map(([, label = '']) => label);

const key = 'home:hero.headline';
const headline = 'Bessere IT. Schneller geliefert.';

/** What built files have then; test/dist/languages.test.ts has what is so of every language. */
const parts: readonly [file: string, part: RegExp][] = [
  ['de.html', new RegExp(headline)],
  ['de.html', /09:00/],
  ['index.html', /<a href="\/de" hreflang="de" lang="de">Deutsch/i],
  ['de/insights.atom', /<title>Wie viele Stunden</],
  ['de/insights/shared-hours.html', /href="\/de\/plan"/],
  ['de/plan.html', /120\.000/],
];

/** Presses buttons at the end of the facts. The editor starts anew, and opens an address. */
async function change(page: Page, names: readonly string[], address: string, status: string): Promise<void> {
  await bar(page).getByRole('button', { name: facts }).click();
  for (const name of names) {
    await button(page, name).click();
    if (name === add) await panel(page).getByLabel('Language', { exact: true }).selectOption('German');
  }
  await page.waitForEvent('load');
  await expect(said(page)).toContainText(status);
  await atAddress(page, address);
}

test('a language is added and taken out', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/es/about');
  await change(page, [add, german], '/de', 'German is added');
  await open(page, textOf(page, key));
  await expect(panel(page).getByRole('textbox')).toHaveCount(3);
  await field(page, key, 'de').fill(headline);
  await save(page);
  await edit(page, '/insights/shared-hours');
  await openText(page);
  await button(page, deutsch).click();
  await panel(page).getByLabel('Title', { exact: true }).fill('Wie viele Stunden');
  await save(page);
  await atAddress(page, '/de/insights/shared-hours');

  build(server.copy, { SITE_DAY: testDay });
  const built = path.join(server.copy, 'dist');
  const all = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const isText = /\.(?:html|js|css|xml|txt|md|json|atom)$/;
  const leaks = all.filter(
    (file) =>
      /^de\b/.test(file) ||
      (isText.test(file) && readFileSync(path.join(built, file), 'utf8').includes('Deutsch')),
  );
  expect(leaks).toEqual([]);
  await bar(page).getByRole('button', { name: facts }).click();
  await expect(panel(page)).toContainText(
    /Deutsch is held back: .* sentences on \d+ pages are still English/,
  );
  await page.keyboard.press('Escape');
  await change(
    page,
    [online, 'Put all of Deutsch online'],
    '/de/insights/shared-hours',
    'online once you publish',
  );
  build(server.copy, { SITE_DAY: testDay });
  for (const [file, part] of parts) {
    const text = readFileSync(path.join(server.copy, 'dist', file), 'utf8');
    // A whole page would say less.
    expect(part.test(text), `${file} has ${part}`).toBe(true);
  }
  const output = readOutput(server.copy);
  for (const { name, judge } of judges) expect(await judge(output), name).toEqual([]);

  await edit(page, '/es/about');
  await change(page, ['Take Español out', 'Take all of Español out'], '/', 'Español is taken out');
  await expect(page.locator('[hreflang=es]')).toHaveCount(0);
  await Promise.all([page.waitForEvent('load'), bar(page).getByRole('button', { name: 'Undo' }).click()]);
  await expect(said(page)).toContainText('Undone');
  await change(page, ['Take Deutsch out', 'Take all of Deutsch out'], '/', 'Deutsch is taken out');
  expect(server.files()).toEqual([]);
});
