import { withKeys } from '../content/with-keys.ts';
import {
  bar,
  button,
  edit,
  expect,
  field,
  open,
  panel,
  said,
  save,
  test,
  textOf,
  valueOf,
} from './edit-fixtures.ts';

const title = 'about:title';

test('no text of others is overwritten', { tag: '@all' }, async ({ page, context, server }) => {
  await edit(page, '/about');
  await open(page, textOf(page, title));
  await field(page, title, 'en').fill('Mine');
  const other = await context.newPage();
  await edit(other, '/about');
  await open(other, textOf(other, 'about:lead'));
  await field(other, 'about:lead', 'en').fill('Theirs');
  // What is changed beside it in the same file does not stand in the way.
  server.write('en/about.yaml', withKeys(server.read('en/about.yaml'), { title: 'Beside' }));
  await save(other);
  await expect(textOf(page, 'about:lead')).toHaveText('Theirs');
  // So does a fact that is changed by hand.
  server.write('site.yaml', withKeys(server.read('site.yaml'), { name: 'Renamed' }));
  await expect(page).toHaveTitle(/Renamed/);
  await expect(page.getByRole('banner')).toContainText('Renamed');
  await expect(field(page, title, 'en')).toHaveValue('Mine');
  server.write('en/about.yaml', withKeys(server.read('en/about.yaml'), { title: 'Theirs' }));
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toContainText('The file now has: Theirs');
  await expect(field(page, title, 'en')).toHaveValue('Mine');
  expect(valueOf(server, 'en/about.yaml', 'title')).toBe('Theirs');
  await panel(page).getByRole('button', { name: 'Save mine' }).click();
  await expect(panel(page)).toBeHidden();
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
  // Of a new item, files have no version.
  await panel(page).getByRole('button', { name: 'Add after' }).click();
  await field(page, 'home:stats.+.label', 'en').fill('Mine');
  server.reset();
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Discard what I typed' }).click();
  await expect(panel(page)).toBeHidden();
});

test('changes are taken back, and brought in', { tag: '@all' }, async ({ page, server }) => {
  const publish = bar(page).getByRole('button', { name: 'Publish' });
  server.publishElsewhere({
    'en/about.yaml': { title: 'Theirs in en' },
    'es/about.yaml': { title: 'Theirs in es' },
  });
  const mine = { 'en/about.yaml': { title: 'Mine' }, 'en/contact.yaml': { title: 'Mine', lead: 'Mine' } };
  for (const [file, keys] of Object.entries(mine)) server.write(file, withKeys(server.read(file), keys));

  await edit(page, '/about');
  await publish.click();
  await button(page, /^Take back: Lead/).click();
  await expect(panel(page).locator('.done')).toContainText('Taken back.');
  expect(valueOf(server, 'en/contact.yaml', 'lead')).not.toBe('Mine');
  await page.keyboard.press('Escape');

  await bar(page).getByRole('button', { name: 'Facts and figures' }).click();
  for (const name of ['Take Español out', 'Take all of Español out']) await button(page, name).click();
  await page.waitForEvent('load', { timeout: 60_000 });
  await expect(said(page)).toContainText('Español is taken out');
  await publish.click();
  await button(page, 'Bring it in').click();
  const placeOf = (name: string) => panel(page).getByRole('group', { name, exact: true });
  const places = [
    { name: 'Español · About › Title', marked: ['Theirs in es'], choice: 'Take theirs' },
    { name: 'About · Title · English', marked: ['Mine', 'Theirs in en'], choice: 'Write it here' },
  ];
  for (const { name, marked, choice } of places) {
    await expect(placeOf(name).locator('mark')).toHaveText(marked, { timeout: 60_000 });
    await expect(button(page, 'Bring it in')).toBeDisabled();
    await placeOf(name).getByRole('radio', { name: choice }).check();
    if (choice === 'Take theirs') await button(page, 'Bring it in').click();
  }
  const written = placeOf('About · Title · English').getByRole('textbox');
  await written.fill('Ours');
  // What was chosen and written is kept.
  await page.keyboard.press('Escape');
  await publish.click();
  await button(page, 'Bring it in').click();
  await expect(placeOf('Español · About › Title')).toBeVisible({ timeout: 60_000 });
  await button(page, 'Bring it in').click();
  await expect(written).toHaveValue('Ours', { timeout: 60_000 });
  await button(page, 'Bring it in').click();
  await expect(said(page)).toContainText('Brought in: “Edit About” by Ada.', { timeout: 60_000 });
  expect(valueOf(server, 'es/about.yaml', 'title')).toBe('Theirs in es');
  expect(valueOf(server, 'en/about.yaml', 'title')).toBe('Ours');
  expect(valueOf(server, 'en/contact.yaml', 'title')).toBe('Mine');

  // The editor has started anew twice.
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(said(page)).toContainText('Undone');
  expect(valueOf(server, 'en/contact.yaml', 'lead')).toBe('Mine');
});
