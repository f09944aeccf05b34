/** `npm run edit`: lists, and texts that cannot be clicked. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, field, open, panel, save, test, textOf, valueOf } from './edit-fixtures.ts';

/** Fills in all empty fields of a new item: a text in every language, and ranges that rise. */
async function fillEmpty(page: Page): Promise<void> {
  // A link to what to read next may stay out.
  const fields = panel(page).locator(':is(textarea, input[inputmode=decimal]):not([data-value*=".next."])');
  for (const [index, each] of (await fields.all()).entries()) {
    if ((await each.inputValue()) !== '') continue;
    const isNumber = (await each.getAttribute('inputmode')) === 'decimal';
    await each.fill(isNumber ? String(index) : `Text ${index}`);
  }
}

test(
  'an item is added, moved and removed in all languages, within the bounds of the list',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, '/');
    const before = valueOf(server, 'en/home.yaml', 'stats') as unknown[];
    await open(page, textOf(page, 'home:stats.0.label'));
    const item = panel(page).getByRole('region', { name: 'This statistic' });
    await item.getByRole('button', { name: 'Add after' }).click();
    await expect(panel(page).getByRole('heading', { name: 'New statistic' })).toBeVisible();
    await field(page, 'home:stats.+.label', 'en').fill('Added here');
    await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
    // What is missing is said where it stays in sight.
    await expect(panel(page).getByText('Nothing was saved.')).toBeInViewport();
    await expect(field(page, 'home:stats.+.label', 'es')).toHaveAccessibleDescription(/must not be empty/);
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await field(page, 'home:stats.+.label', 'es').fill('Añadido aquí');
    await fillEmpty(page);
    await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel(page)).toBeHidden();
    await expect(textOf(page, 'home:stats.1.label')).toHaveText('Added here');
    expect(valueOf(server, 'en/home.yaml', 'stats')).toHaveLength(before.length + 1);
    expect(valueOf(server, 'es/home.yaml', 'stats.1.label')).toBe('Añadido aquí');
    expect(server.lines().filter((line) => line.startsWith('-'))).toEqual([]);

    await open(page, textOf(page, 'home:stats.1.label'));
    await item.getByRole('button', { name: 'Move up' }).click();
    await expect(textOf(page, 'home:stats.0.label')).toHaveText('Added here');
    // The panel follows the item.
    await expect(field(page, 'home:stats.0.label', 'en')).toHaveValue('Added here');
    await expect(item.getByRole('button', { name: 'Move up' })).toBeFocused();
    await expect(item.getByRole('button', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
    const add = item.getByRole('button', { name: 'Add after' });
    const isFull = before.length + 1 === 4;
    await expect(add).toBeEnabled({ enabled: !isFull });
    await expect(item).toContainText('2 to 4: they stand in one row');
    await item.getByRole('button', { name: 'Remove' }).click();
    await expect(textOf(page, 'home:stats.0.label')).not.toHaveText('Added here');
    expect(server.lines()).toEqual([]);
  },
);

test(
  'a service is added with its figures, and removed with them',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, '/services');
    const [first = ''] = Object.keys(valueOf(server, 'en/services.yaml', 'blocks') as object);
    await open(page, textOf(page, `services:blocks.${first}.title`));
    await panel(page).getByRole('button', { name: 'Add after' }).first().click();
    const title = 'services:blocks.+.title';
    const end = panel(page).getByLabel('End of its address');
    await field(page, title, 'en').fill(String(valueOf(server, 'en/services.yaml', `blocks.${first}.title`)));
    await end.fill(first);
    await expect(end).toHaveAccessibleDescription(/There is a service with this address already/);
    await end.fill('');
    await field(page, title, 'en').fill('Data Platforms');
    await end.fill('data platforms');
    await expect(end).toHaveValue('data-platforms');
    await fillEmpty(page);
    await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel(page)).toBeHidden();
    const added = textOf(page, 'services:blocks.data-platforms.title');
    await expect(added).toHaveText('Data Platforms');
    const figures = Object.keys(valueOf(server, 'figures.yaml', `services.${first}`) as object);
    expect(Object.keys(valueOf(server, 'figures.yaml', 'services.data-platforms') as object)).toEqual(
      figures,
    );
    await open(page, added);
    await panel(page).getByRole('button', { name: 'Remove', exact: true }).first().click();
    await expect(added).toHaveCount(0);
    expect(server.lines()).toEqual([]);
  },
);

test('a new question is shown at once', { tag: '@all' }, async ({ page, server }) => {
  // The page has a question, also where the site's own ones are under a setting that is not made.
  for (const code of ['en', 'es']) {
    const questions = readFileSync(`test/sites/meridian/content/${code}/questions.yaml`, 'utf8');
    server.write(`${code}/questions.yaml`, questions);
  }
  const [first = ''] = Object.keys(valueOf(server, 'en/questions.yaml', 'nearshoring.items') as object);
  await edit(page, '/nearshoring');
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  await open(page, textOf(page, `questions:nearshoring.items.${first}.question`));
  await panel(page).getByRole('button', { name: 'Add after' }).last().click();
  await field(page, 'questions:nearshoring.items.+.question', 'en').fill('Do you work at night?');
  await fillEmpty(page);
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('main').getByText('Do you work at night?')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-test-mark');
  expect(valueOf(server, 'es/questions.yaml', 'nearshoring.items')).toHaveProperty('do-you-work-at-night');
});

test(
  'texts that are not on screen can be found, and search results have a preview',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, '/about');
    await bar(page).getByRole('button', { name: 'Texts not on screen' }).click();
    await panel(page).getByLabel('Search in all languages').fill('about search result title');
    await panel(page)
      .getByRole('button', { name: /Search result › Title/ })
      .click();
    await field(page, 'about:meta.title', 'en').fill('A new title | {name}');
    const preview = panel(page).locator('.preview').first();
    await expect(preview.locator('.result')).toHaveText(
      `A new title | ${String(valueOf(server, 'site.yaml', 'name'))}`,
    );
    await expect(preview.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await save(page);
    expect(valueOf(server, 'en/about.yaml', 'meta.title')).toBe('A new title | {name}');
    expect(server.lines().filter((line) => line.startsWith('+'))).toHaveLength(1);
    await expect(bar(page).getByRole('button', { name: 'Texts not on screen' })).toBeFocused();
  },
);

test('a fact is changed in the list, and the page shows it', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/contact');
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await panel(page).getByLabel('Search in all languages').fill('email');
  await panel(page)
    .getByRole('button', { name: /^Email/ })
    .click();
  await field(page, 'site:email').fill('words@example.com');
  await save(page);
  // A list that is opened meanwhile stays open: nothing is reloaded.
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await expect(page.locator('main')).toContainText('words@example.com');
  await expect(panel(page).getByRole('button', { name: /^Email words@example.com/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-test-mark');
  expect(server.lines().filter((line) => line.startsWith('+'))).toEqual(['+email: words@example.com']);
});

test(
  'a claim gets the day it was confirmed, and one to look again',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, '/about');
    const enter = async (words: string, key: string, day: string) => {
      await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
      await panel(page).getByLabel('Search in all languages').fill(words);
      await panel(page)
        .getByRole('button', { name: /^Claims that you can prove › Uptime/ })
        .click();
      await field(page, `site:claimsConfirmed.${key}`).fill(day);
      await save(page);
    };
    await enter('prove uptime', 'uptime', '2025-01-15');
    await enter('uptime look again', 'uptime.review', '2027-01-15');
    expect(valueOf(server, 'site.yaml', 'claimsConfirmed.uptime')).toEqual({
      confirmed: '2025-01-15',
      review: '2027-01-15',
    });
  },
);
