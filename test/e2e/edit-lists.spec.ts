/** `npm run edit`: lists, and texts that cannot be clicked. */
import { bar, edit, expect, field, open, panel, save, test, textOf, valueOf } from './edit-fixtures.ts';

test(
  'an item is added, moved and removed in all languages, within the bounds of the list',
  { tag: '@all' },
  async ({ page, server }) => {
    await edit(page, '/');
    const before = valueOf(server, 'en/home.yaml', 'stats') as unknown[];
    await open(page, textOf(page, 'home:stats.0.label'));
    const item = panel(page).getByRole('region', { name: 'Item of Stats' });
    await item.getByRole('button', { name: 'Add after' }).click();
    await expect(panel(page).getByRole('heading', { name: 'New item' })).toBeVisible();
    await field(page, 'home:stats.0.label', 'en').fill('Added here');
    await field(page, 'home:stats.0.label', 'es').fill('Añadido aquí');
    await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel(page)).toBeHidden();
    await expect(textOf(page, 'home:stats.1.label')).toHaveText('Added here');
    expect(valueOf(server, 'en/home.yaml', 'stats')).toHaveLength(before.length + 1);
    expect(valueOf(server, 'es/home.yaml', 'stats.1.label')).toBe('Añadido aquí');
    expect(server.lines().filter((line) => line.startsWith('-'))).toEqual([]);

    await open(page, textOf(page, 'home:stats.1.label'));
    await item.getByRole('button', { name: 'Move up' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(textOf(page, 'home:stats.0.label')).toHaveText('Added here');
    await open(page, textOf(page, 'home:stats.0.label'));
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
    const title = `services:blocks.${first}.title`;
    await open(page, textOf(page, title));
    await panel(page).getByRole('button', { name: 'Add after' }).click();
    await panel(page)
      .getByLabel(/Name in addresses/)
      .fill('data-platforms');
    for (const locale of ['en', 'es']) await field(page, title, locale).fill(`Data platforms ${locale}`);
    await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel(page)).toBeHidden();
    const added = textOf(page, 'services:blocks.data-platforms.title');
    await expect(added).toHaveText('Data platforms en');
    expect(valueOf(server, 'figures.yaml', 'services.data-platforms')).toEqual(
      valueOf(server, 'figures.yaml', `services.${first}`),
    );
    await open(page, added);
    await panel(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(added).toHaveCount(0);
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
    expect(server.lines().filter((line) => line.startsWith('+'))).toEqual(['+  title: A new title | {name}']);
    await expect(bar(page).getByRole('button', { name: 'Texts not on screen' })).toBeFocused();
  },
);

test('a fact is changed in the list, and the page shows it', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/contact');
  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  await panel(page).getByLabel('Search in all languages').fill('email');
  await panel(page)
    .getByRole('button', { name: /^Email/ })
    .click();
  await field(page, 'site:email').fill('words@example.com');
  await save(page);
  await expect(page.getByRole('main')).toContainText('words@example.com');
  expect(server.lines().filter((line) => line.startsWith('+'))).toEqual(['+email: words@example.com']);
});
