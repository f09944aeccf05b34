import { axeFindings } from '#judges/axe.ts';
import {
  atAddress,
  bar,
  button,
  edit,
  expect,
  openText,
  openArticles,
  panel,
  press,
  said,
  saveWithKeys,
  source,
  test,
} from './edit-fixtures.ts';

test('a page is created, duplicated, moved and removed', { tag: '@all' }, async ({ page, server }) => {
  const title = panel(page).getByLabel('Title');
  const draft = panel(page).getByRole('checkbox', { name: 'Draft' });
  await edit(page, '/');
  await openArticles(page);
  await press(page, button(page, 'New page'));
  await page.keyboard.type('Services');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Choose another name than services');
  await title.fill('Work with us');
  await panel(page).getByLabel('Español').uncheck();
  await press(page, button(page, 'Write the page'));
  await panel(page).getByLabel('Lead', { exact: true }).fill('What it is about.');
  await panel(page).getByLabel('Description').fill('What it says.');
  await panel(page).getByLabel('Name among the links in the footer').fill('Careers');
  await press(page, button(page, 'Markdown'));
  await source(page).fill('About *{claims.projects}* projects.\n\n[[offices]]\n');
  await press(page, button(page, 'Add a question'));
  await panel(page).getByLabel('Questions › Title').fill('What people ask');
  await panel(page).getByLabel('Question (may stay empty)', { exact: true }).fill('Who works here?');
  await panel(page).getByLabel('Paragraph of the answer 1').fill('People.');
  await expect(panel(page).getByText('[[offices]]').last()).toBeVisible();
  await draft.uncheck();
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await source(page).focus();
  await saveWithKeys(page);
  await atAddress(page, '/work-with-us');
  await expect(page.getByRole('main').getByText(/^About [\d,]+ projects\.$/)).toBeVisible();
  await expect(page.locator('main section[aria-labelledby=offices]')).toBeVisible();
  await expect(page.locator('#question-who-works-here')).toHaveCount(1);
  await expect(page.locator('footer').getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(bar(page).getByLabel('Page')).toHaveText(/Page of your own/);

  await openText(page);
  await press(page, button(page, 'Duplicate'));
  await title.fill('Join us');
  await panel(page).getByLabel('Español').uncheck();
  await press(page, button(page, 'Write the page'));
  await expect(source(page)).toContainText('Here the page shows: offices');
  await expect(panel(page).getByLabel('Question (may stay empty)', { exact: true })).toHaveValue(
    'Who works here?',
  );
  await draft.uncheck();
  await source(page).focus();
  await saveWithKeys(page);
  await atAddress(page, '/join-us');

  await openText(page);
  await button(page, 'Address').click();
  await panel(page).getByLabel('End of the address').fill('careers');
  await press(page, button(page, 'Move the page'));
  await atAddress(page, '/careers');
  expect(server.read('moved.yaml')).toBe('/join-us: /careers\n');

  await openText(page);
  await button(page, 'Remove').click();
  await panel(page).getByLabel('Its old address in English leads to').selectOption('/about');
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await press(page, button(page, 'Remove the page in English'));
  await expect(panel(page)).toBeHidden();
  await atAddress(page, '/about');
  await expect(said(page)).toContainText('Removed');
  expect(server.read('moved.yaml')).toBe('/join-us: /about\n/careers: /about\n');
});
