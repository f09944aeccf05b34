import { expect, footerLink, hydrated, isSameDocument, markDocument, test } from './fixtures.ts';

const address = '/insights/compare-costs';
const withChart = '/insights/shared-hours';

test('an article is reached from the footer, read, left, and there again on Back', async ({ page }) => {
  await page.goto('/about');
  await page.locator('footer a[href="/insights"]').click();
  await page.getByRole('main').locator(`a[href="${address}"]`).click();
  await expect(page.locator('h1')).toContainText('How to compare nearshore');
  await hydrated(page);
  const text = page.locator('[data-text]');
  const before = await text.textContent();
  await markDocument(page);
  await footerLink(page, 'contact').click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(text).toHaveText(before ?? '', { useInnerText: false });
  expect(await isSameDocument(page)).toBe(true);
});

test('the chart in a text shows the current time, also after Back', { tag: '@all' }, async ({ page }) => {
  await page.goto(withChart);
  const charts = page.locator('[data-chart] figure');
  await expect(charts).not.toContainText('Now:');
  await hydrated(page);
  await expect(charts).toContainText('Now:');
  await footerLink(page, 'contact').click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(charts).toContainText('Now:');
  await expect(charts).toHaveCount(1);
});
