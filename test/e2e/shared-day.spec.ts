import { expect, test } from './document-fixtures.ts';
import { hydrated } from './fixtures.ts';

const chart = { name: 'One workday, two offices' } as const;

test('the live chart has shared hours and both offices’ time, and moves nothing on a phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-01-20T20:30:00Z'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', chart) });
  const printed = await figure.boundingBox();
  await hydrated(page);
  await expect(figure.getByRole('img')).toContainText('Both open for 7 hours, every workday');
  await expect(figure).toContainText(/Now: 2:30.p\.m\. Central Standard Time · 12:30.p\.m\. Pacific Time\./);
  expect(await figure.boundingBox()).toEqual(printed);
});
