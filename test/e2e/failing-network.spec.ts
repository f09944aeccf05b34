/** Broken networks, proxies and deploys: navigation always succeeds. error-screen.spec.ts has failing code of a page. */
import { expect, faults, footerLink, test, visit } from './fixtures.ts';

test.use({ expectedComplaints: faults });

test('data that fails four times comes with the document', { tag: '@all' }, async ({ page, documents }) => {
  let tries = 0;
  await page.route('**/insights.json', (route) => {
    tries += 1;
    return route.fulfill({ status: 500 });
  });
  await visit(page, '/');
  await page.locator('a[href="/insights"]').last().click();
  await expect(page).toHaveURL('/insights');
  await page.waitForLoadState();
  expect(documents).toEqual(['/', '/insights']);
  expect(tries).toBe(4);
});

test(
  'a stylesheet that is missing makes links open documents',
  { tag: '@all' },
  async ({ page, documents, idle }) => {
    await page.route('**/assets/style-*.css', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await visit(page, '/');
    await idle();
    await footerLink(page, 'about').click();
    await expect(page.locator('h1')).toHaveText('We work when you do');
    expect(documents).toEqual(['/', '/about']);
  },
);
