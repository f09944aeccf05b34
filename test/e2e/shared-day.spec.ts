import { expect, test, visit } from './document-fixtures.ts';

const chart = { name: 'One workday, two offices' } as const;

test('the live chart has its shared hours and both offices’ time', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-20T20:30:00Z'));
  await visit(page, '/');
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', chart) });
  await expect(figure.getByRole('img')).toContainText('Both open for 7 hours, every workday');
  await expect(figure).toContainText(/Now: 2:30.p\.m\. Central Standard Time · 12:30.p\.m\. Pacific Time\./);
});
