/** Broken networks, proxies and deploys: navigation succeeds. error-screen.spec.ts has failing code of a page. */
import { expect, faults, footerLink, hold, hydrated, test, visit } from './fixtures.ts';
import { exampleHours, sharedHours, toolsOn } from './tools.ts';

test.use({ expectedComplaints: new RegExp(`${faults.source}|dynamically imported module`) });

// app/query-client.test.ts has how often it is asked for.
test('data that fails comes with the document', { tag: '@all' }, async ({ page, documents }) => {
  await page.route('**/insights.json', (route) => route.fulfill({ status: 500 }));
  await visit(page, '/');
  await page.locator('a[href="/insights"]').last().click();
  await expect(page).toHaveURL('/insights');
  await page.waitForLoadState();
  expect(documents).toEqual(['/', '/insights']);
});

test('without the stylesheet links open documents', { tag: '@all' }, async ({ page, documents, idle }) => {
  await page.route('**/assets/style-*.css', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await visit(page, '/');
  await idle();
  await footerLink(page, 'about').click();
  await expect(page.locator('h1')).toHaveText('We work when you do');
  expect(documents).toEqual(['/', '/about']);
});

test('without the code of the tools the example stays until a reload', { tag: '@all' }, async ({ page }) => {
  await page.route('**/assets/tools-*.js', (route) => route.abort());
  await page.goto('/plan?team=25#estimate');
  const { planner, estimate, zone, team, use } = toolsOn(page);
  await expect(estimate.getByText('Example: a team of 5 at $120,000 a year each.')).toBeVisible();
  await expect(sharedHours(planner)).toHaveText(exampleHours);
  for (const control of [zone, team, use]) await expect(control).toBeHidden();
  await page.unroute('**/assets/tools-*.js');
  await page.reload();
  await hydrated(page);
  await expect(team).toHaveValue('25');
});

test(
  'an example is called so while the code of the tools does not come',
  { tag: '@all' },
  async ({ page }) => {
    const release = await hold(page, '**/assets/tools-*.js');
    await page.clock.install();
    await page.goto('/plan?team=25');
    await page.clock.runFor(5000);
    const { estimate, team } = toolsOn(page);
    await expect(estimate.getByText('Example: a team of 5')).toBeVisible();
    release();
    await expect(team).toHaveValue('25');
    await expect(estimate.getByText('Example: a team of 5')).toBeHidden();
  },
);

test.describe('a search', { tag: '@all' }, () => {
  test.use({ served: 'meridian' });

  test('says that its index has not come, and uses it later', async ({ page }) => {
    const missing = page.getByRole('status').getByText('The index is missing.');
    const release = await hold(page, '**/search/*.json');
    await page.clock.install();
    await visit(page, '/insights?q=note');
    await page.clock.runFor(5000);
    await expect(page.getByRole('status').getByText('Leafing')).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(missing).toBeVisible();
    release();
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(missing).toBeHidden();
  });
});
