/** Lists of more texts than anybody reads through, on the other site. failing-network.spec.ts has a late index. */
import { expect, hold, hydrated, requestsOf, test, visit } from './fixtures.ts';

test.use({ served: 'meridian' });

test('a search loads its code on focus, and its results stay in the address', async ({ page }) => {
  const requests = requestsOf(page, /\/assets\/finder-|\/search\//);
  await page.goto('/insights');
  const [field, results] = [page.getByRole('searchbox'), page.locator('main li:has(mark) a')];
  await hydrated(page);
  expect(requests).toEqual([]);
  await field.focus();
  await expect.poll(() => requests.at(-1)).toBe('/search/insights-1.json');
  // Also what is typed before hydration. The word is in a text alone, which is quoted.
  await page.reload();
  await field.fill('stresed');
  await expect(page.getByRole('status')).toHaveText('Found for stresed: 1');
  await results.click();
  await expect(page).toHaveURL('/insights/everything');
  await page.goBack();
  await expect(results).toBeFocused();
  await expect(page).toHaveURL('/insights?q=stresed');
  await page.reload();
  await expect(page.locator('mark')).toHaveText('stressed');
  await field.fill('xylophones');
  await expect(page.getByRole('status')).toContainText('No note has xylophones.');
  await field.press('Escape');
  await expect(page).toHaveURL('/insights');
  await expect(field).toHaveValue('');
});

test('a list fetches the articles whose links are in view', async ({ page }) => {
  const requests = requestsOf(page, /\.json$/);
  await visit(page, '/insights');
  await expect.poll(() => requests).toContain('/insights/everything.json');
  expect(requests).not.toContain('/insights/note-14.json');
  await page.getByRole('link', { name: 'note-14' }).scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain('/insights/note-14.json');
  await page.getByRole('link', { name: 'Elder' }).click();
  await expect(page.locator('h1')).toHaveText('Notebook, leaf 2');
});

test('a query does not end the way to another page', { tag: '@all' }, async ({ page }) => {
  const release = await hold(page, '**/assets/about-*.js');
  await visit(page, '/insights');
  await page.getByRole('searchbox').fill('stresed');
  await page.locator('footer a[href="/about"]').evaluate((link: HTMLElement) => link.click());
  // It would be in the address after 250 ms.
  await page.waitForTimeout(400);
  release();
  await expect(page).toHaveURL('/about');
});
