/** `npm run edit`: changes by others are not overwritten. */
import type { Page } from '@playwright/test';
import { edit, expect, field, open, panel, save, test, textOf, valueOf } from './edit-fixtures.ts';

const title = 'about:title';

async function type(page: Page, text: string): Promise<void> {
  await open(page, textOf(page, title));
  await field(page, title, 'en').fill(text);
}

test('other texts and facts may change meanwhile', { tag: '@all' }, async ({ page, context, server }) => {
  await edit(page, '/about');
  await type(page, 'Mine');
  const other = await context.newPage();
  await edit(other, '/about');
  await open(other, textOf(other, 'about:lead'));
  await field(other, 'about:lead', 'en').fill('Theirs');
  await save(other);
  await expect(textOf(page, 'about:lead')).toHaveText('Theirs');
  // So does a fact that is changed by hand.
  server.write('site.yaml', server.read('site.yaml').replace(/^name: .*$/m, 'name: Renamed'));
  await expect(page).toHaveTitle(/Renamed/);
  await expect(page.getByRole('banner')).toContainText('Renamed');
  await expect(field(page, title, 'en')).toHaveValue('Mine');
  await save(page);
  await expect(textOf(other, title)).toHaveText('Mine');
  expect(valueOf(server, 'en/about.yaml', 'lead')).toBe('Theirs');
});

test('an item of a list changed elsewhere is not removed', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/');
  await open(page, textOf(page, 'home:stats.0.label'));
  // Somebody else moves the first statistic to the end.
  for (const file of ['en/home.yaml', 'es/home.yaml'])
    server.write(
      file,
      server.read(file).replace(/(?<=^stats:\n)(?: .*\n)+/m, (list) => {
        const [first = '', ...others] = list.split(/^(?= *- )/m);
        return [...others, first].join('');
      }),
    );
  const moved = server.lines();
  expect(moved.length).toBeGreaterThan(0);
  await panel(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(panel(page)).toContainText('Nothing was overwritten.');
  await expect(panel(page).getByRole('button', { name: 'Save mine' })).toBeHidden();
  expect(server.lines()).toEqual(moved);
  await panel(page).getByRole('button', { name: 'Take the file’s version' }).click();
  await expect(field(page, 'home:stats.0.label', 'en')).toHaveValue(
    String(valueOf(server, 'en/home.yaml', 'stats.0.label')),
  );
});

test('a text that was changed elsewhere is not overwritten', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/about');
  await type(page, 'Mine');
  server.write('en/about.yaml', server.read('en/about.yaml').replace(/^title: .*$/m, 'title: Theirs'));
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toContainText('The file now has: Theirs');
  await expect(field(page, title, 'en')).toHaveValue('Mine');
  expect(valueOf(server, 'en/about.yaml', 'title')).toBe('Theirs');
  await panel(page).getByRole('button', { name: 'Save mine' }).click();
  await expect(panel(page)).toBeHidden();
  expect(valueOf(server, 'en/about.yaml', 'title')).toBe('Mine');
});
