import { expect, test } from './document-fixtures.ts';
import { footerLink, hydrated } from './fixtures.ts';

const chart = { name: 'One workday, two offices' } as const;

test('the chart in a text shows the current time, also after Back', { tag: '@all' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-20T20:30:00Z'));
  await page.goto('/insights/shared-hours');
  const charts = page.locator('[data-chart] figure');
  await expect(charts).not.toContainText('Now:');
  await hydrated(page);
  await expect(charts.getByRole('img')).toContainText('Both open for 7 hours, every workday');
  await expect(charts).toContainText(/Now: 2:30.p\.m\. in San Jose · 12:30.p\.m\. in San Francisco\./);
  await footerLink(page, 'contact').click();
  await expect(page).toHaveURL('/contact');
  // Whose offices have their local time.
  const offices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Local time' });
  const card = /Office hours 9.a\.m\.–6.p\.m\.Local time \d/;
  await expect(offices).toHaveText([card, card], { useInnerText: false });
  await page.goBack();
  await expect(charts).toContainText('Now:');
  await expect(charts).toHaveCount(1);
});

test.describe('to a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the home page shows their own day over that of San Jose, and moves nothing', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-01-20T20:30:00Z'));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const figure = page.getByRole('figure').first();
      await expect(figure.getByRole('img', chart)).toContainText('San Francisco');
      const printed = await figure.boundingBox();
      await hydrated(page);
      const own = figure.getByRole('img', { name: 'Our working hours and yours' });
      await expect(own).toContainText('Your day: 9 a.m. to 5 p.m. in New York.');
      await expect(own).toContainText('7 hours in common');
      await expect(figure).toContainText(
        /San Jose: open from 10.a\.m\. to 7.p\.m\. on your clock\. Hours in common: 7\./,
      );
      expect(await figure.boundingBox(), `${width} px`).toEqual(printed);
    }
  });
});
