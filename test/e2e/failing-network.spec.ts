/** Broken networks, proxies and deploys: navigation succeeds. error-screen.spec.ts has failing code of a page. */
import { ui } from './content.ts';
import { expect, faults, footerLink, hold, hydrated, test, visit } from './fixtures.ts';
import { exampleHours, planWords, sharedHours, toolsOn } from './tools.ts';

test.use({ expectedComplaints: faults });

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

const { loading, unavailable } = planWords.numbers;

test('without the code of the tools the example stays until a reload', { tag: '@all' }, async ({ page }) => {
  await page.route('**/assets/tools-*.js', (route) => route.abort());
  await visit(page, '/plan?team=25#estimate');
  await expect(page.getByRole('status').getByText(unavailable)).toBeVisible();
  const { planner, estimate, zone, team, use } = toolsOn(page);
  await expect(sharedHours(planner)).toHaveText(exampleHours);
  await expect(estimate).toContainText('Example: a team of 5 at $120,000 a year each.');
  for (const control of [zone, team, use]) await expect(control).toBeHidden();
  await page.unroute('**/assets/tools-*.js');
  await page.getByRole('link', { name: ui.reload }).click();
  await hydrated(page);
  await expect(team).toHaveValue('25');
});

const late = {
  '/plan?team=25': ['isthmus', '**/assets/tools-*.js', loading, unavailable, '[value="25"]'],
  '/insights?q=note': ['meridian', '**/search/*.json', 'Leafing', 'The index is missing.', 'mark'],
} as const;

for (const [address, [served, files, waiting, missing, used]] of Object.entries(late))
  test.describe(address, { tag: '@all' }, () => {
    test.use({ served });

    test('says what has not come, and uses it later', async ({ page }) => {
      const release = await hold(page, files);
      await page.clock.install();
      await visit(page, address);
      await page.clock.runFor(5000);
      await expect(page.getByRole('status').getByText(waiting)).toBeVisible();
      await page.clock.runFor(15_000);
      await expect(page.getByRole('status').getByText(missing)).toBeVisible();
      release();
      await expect(page.locator(used).first()).toBeVisible();
      await expect(page.getByText(missing)).toBeHidden();
    });
  });
