import { expect, footerLink, hydrated, test } from './fixtures.ts';

const withChart = '/insights/shared-hours';

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
