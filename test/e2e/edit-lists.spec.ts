/** `npm run edit`: lists, and texts that cannot be clicked. */
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
    expect(valueOf(server, 'es/home.yaml', 'stats.1.label')).toBe('Añadido aquí');
    expect(server.lines().filter((line) => line.startsWith('-'))).toEqual([]);

    await open(page, textOf(page, 'home:stats.1.label'));
    const up = item.getByRole('button', { name: 'Move up' });
    await up.click();
    await expect(textOf(page, 'home:stats.0.label')).toHaveText('Added here');
    // The panel follows the item.
    await expect(field(page, 'home:stats.0.label', 'en')).toHaveValue('Added here');
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(item.getByRole('button', { name: 'Add after' })).toBeDisabled();
    await expect(item).toContainText('2 to 4: they stand in one row');
    await item.getByRole('button', { name: 'Remove' }).click();
    await expect(textOf(page, 'home:stats.0.label')).not.toHaveText('Added here');
    expect(server.lines()).toEqual([]);
  },
);

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
