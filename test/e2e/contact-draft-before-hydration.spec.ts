/** The draft before the page's code has loaded. */
import {
  ada,
  expect,
  holdScript,
  isReady,
  messageField,
  scripts,
  test,
  typedIn,
  typeForm,
} from './contact-fixtures.ts';

test('is stored from the first letter, and shown without a gesture', async ({ page }) => {
  // Never answered.
  await page.route(scripts.hydrate, () => {});
  await page.goto('/contact');
  await typeForm(page);
  await page.reload();
  await expect.poll(() => typedIn(page)).toEqual(ada);
});

test('stays, like a text that is typed before any script has loaded', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  await isReady(page);
  await typeForm(page);
  const release = await holdScript(page, scripts.boot);
  await page.goto('/contact', { waitUntil: 'commit' });
  await messageField(page).pressSequentially('Hi again');
  release();
  const both = { ...ada, message: `${ada.message}\n\nHi again` };
  await expect.poll(() => typedIn(page)).toEqual(both);
  await isReady(page);
  await messageField(page).press('!');
  await page.unroute(scripts.boot);
  await page.reload();
  await expect.poll(() => typedIn(page)).toEqual({ ...both, message: `${both.message}!` });
});
