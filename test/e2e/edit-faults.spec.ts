import { axeFindings } from '#judges/axe.ts';
import { bar, edit, expect, field, open, panel, said, save, test, textOf, valueOf } from './edit-fixtures.ts';

const title = 'about:title';

test('a broken file is corrected, and all else stays editable', { tag: '@all' }, async ({ page, server }) => {
  const good = server.read('es/about.yaml');
  await edit(page, '/about');
  server.write('es/about.yaml', good.replace('title: ', 'title: "'));
  await expect(bar(page).getByRole('button', { name: '1 file to correct' })).toBeVisible();
  // A page that is loaded now has the bar, and the mistake.
  await page.goto('/services');
  await expect(panel(page)).toContainText('the quote that begins here is never closed');
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Texts not on screen' }).click();
  await panel(page).getByLabel('Search in all languages').fill('services title');
  await panel(page).getByText('Title', { exact: true }).click();
  await field(page, 'services:title', 'en').fill('What we do');
  await save(page);
  expect(valueOf(server, 'en/services.yaml', 'title')).toBe('What we do');
  await bar(page).getByRole('button', { name: '1 file to correct' }).click();
  await panel(page).getByRole('button', { name: 'Correct About, Español' }).click();
  const source = panel(page).getByRole('textbox', { name: 'The whole file, About, Español' });
  await source.fill(good.replace(/^title: .*$/m, "title: ''"));
  // Of what is typed, not of what there was.
  await expect(source).toHaveAccessibleDescription('About › Title, Español: must not be empty');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toContainText('Nothing was saved.');
  server.write('es/about.yaml', good.replace('title: ', "title: '"));
  await panel(page).getByRole('button', { name: 'Put back what was published last' }).click();
  await expect(source).toBeFocused();
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What we do' })).toBeVisible();
  expect(server.read('es/about.yaml')).toBe(good);
});

test('a server that has stopped is told wherever it is asked', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/about');
  await open(page, textOf(page, title));
  await field(page, title, 'en').fill('Mine');
  await page.route('**/@edit/**', (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toContainText('The editor does not answer.');
  await expect(field(page, title, 'en')).toHaveValue('Mine');
  await page.keyboard.press('Escape');
  await page.route('**/@edit/review', (route) => route.fulfill({ status: 408 }));
  for (const list of ['Facts and figures', 'Articles', 'Publish']) {
    await bar(page).getByRole('button', { name: list }).click();
    await expect(panel(page).getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
    await expect(panel(page)).not.toContainText('Reading…');
    await page.keyboard.press('Escape');
  }
  expect(server.lines()).toEqual([]);
});

test('a page that comes while the server starts anew is loaded again', async ({ page }) => {
  await page.route('**/edit/page/edit.tsx*', (route) => route.abort(), { times: 1 });
  await page.goto('/about');
  await expect(bar(page)).toBeVisible({ timeout: 60_000 });
});

test('a page that could not load what was saved is loaded anew', { tag: '@all' }, async ({ page }) => {
  await edit(page, '/about');
  await open(page, textOf(page, title));
  await field(page, title, 'en').fill('Another');
  await page.route('**/en/about.yaml*', (route) => route.abort(), { times: 1 });
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Another' })).toBeVisible();
});

test('the bar leaves room for the page, and cuts nothing', { tag: '@all' }, async ({ page }) => {
  await page.route('**/@edit/state', async (route) => {
    const state: object = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...state, changes: 117, older: 76, steps: { undo: 'a' }, undo: 'Save' },
    });
  });
  const outcome = { state: 'refused', problems: [] };
  await page.route('**/@edit/undo', (route) => route.fulfill({ json: outcome }));
  await edit(page, '/');
  for (const [width, height, most] of [
    [1440, 900, 70],
    [1280, 800, 70],
    [1024, 768, 120],
    [768, 1024, 120],
    [390, 844, 844 / 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(said(page)).toHaveText('Not possible: the content has a mistake · 117 changes');
    const seen = await bar(page).evaluate((all) => {
      const [language] = all.querySelectorAll('option');
      if (language) language.textContent = 'Português (hidden)';
      return {
        height: all.getBoundingClientRect().height,
        cut: [...all.querySelectorAll('.said, select')].filter(
          (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
        ).length,
      };
    });
    expect(seen.cut, `${width}`).toBe(0);
    expect(seen.height, `${width}`).toBeLessThanOrEqual(most);
    // What is longer makes the bar higher.
    const isCut = await said(page).evaluate((all) => {
      const text = all.textContent;
      all.textContent = text.repeat(5);
      const isHigher = all.scrollHeight > all.clientHeight + 1;
      all.textContent = text;
      return isHigher;
    });
    expect(isCut, `${width}`).toBe(false);
  }
});

test(
  'Save pressed while an earlier save runs saves what was typed since',
  { tag: '@all' },
  async ({ page, server }) => {
    const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/@edit/save', async (route) => isTyped.then(() => route.continue()));
    await edit(page, '/about');
    await open(page, textOf(page, title));
    for (const text of ['One', 'Two']) {
      await field(page, title, 'en').fill(text);
      await page.keyboard.press('Control+Enter');
    }
    answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
    expect(valueOf(server, 'en/about.yaml', 'title')).toBe('Two');
    await expect(panel(page)).toBeHidden();
  },
);

test('a save that ends late leaves what was opened since', { tag: '@all' }, async ({ page }) => {
  const { promise: isOpen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/@edit/save', async (route) => isOpen.then(() => route.continue()));
  await edit(page, '/about');
  await open(page, textOf(page, title));
  await field(page, title, 'en').fill('One');
  await page.keyboard.press('Control+Enter');
  await field(page, title, 'en').fill('Two');
  await open(page, textOf(page, 'about:lead'));
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  await expect(said(page)).toContainText('1 change');
  await expect(field(page, 'about:lead', 'en')).toBeVisible();
});

test('closing the tab asks while something typed is not saved', { tag: '@all' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await edit(page, '/about');
  await open(page, textOf(page, title));
  await field(page, title, 'en').fill('Mine');
  // A closed panel and another page in the same tab keep what was typed.
  await page.keyboard.press('Escape');
  await expect(said(page)).toContainText('What you typed is kept');
  await bar(page).getByLabel('Page').selectOption('Home');
  await expect(page).toHaveURL(/\/$/);
  expect(asked).toEqual([]);
  await bar(page).getByRole('button', { name: '1 not saved' }).click();
  await panel(page).getByRole('button', { name: 'About: Title', exact: true }).click();
  await expect(field(page, title, 'en')).toHaveValue('Mine');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: '1 not saved' }).click();
  await panel(page).getByRole('button', { name: 'Discard' }).click();
  await panel(page).getByRole('button', { name: 'Discard About: Title' }).click();
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('keys of an input method neither close nor save', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/about');
  await open(page, textOf(page, title));
  const own = field(page, title, 'en');
  await own.fill('組み');
  for (const init of [{ key: 'Escape' }, { key: 'Enter', ctrlKey: true }])
    await own.dispatchEvent('keydown', { ...init, isComposing: true, bubbles: true, composed: true });
  await expect(own).toBeVisible();
  expect(server.lines()).toEqual([]);
  await own.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, composed: true });
  await expect(panel(page)).toBeHidden();
  expect(valueOf(server, 'en/about.yaml', 'title')).toBe('組み');
});
