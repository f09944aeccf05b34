import { expectBooking } from './booking.ts';
import { ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const benefits = words('benefits');

test('six advantage cards', async ({ page }) => {
  await page.goto('/benefits');
  await expect(page.getByRole('heading', { level: 1, name: 'Why Choose Us' })).toBeVisible();
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(6);
  for (const [index, { title, description, stats }] of benefits.cards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByText(stats, { exact: true })).toBeVisible();
  }
});

test('every claim of the specification is made', async ({ page }) => {
  await page.goto('/benefits');
  const main = page.getByRole('main');
  for (const claim of [
    '50+ successful projects',
    '99.9% uptime guarantee',
    '50% faster delivery',
    'SOC 2 compliant',
    'average 300% ROI',
    'up to 40% cost savings',
    '500+ certified professionals',
    '98% client satisfaction',
  ]) {
    await expect(main).toContainText(claim, { ignoreCase: true });
  }
});

test('a call to action leads to the booking page', async ({ page }) => {
  await visit(page, '/benefits');
  const section = page.getByRole('region', { name: benefits.callToAction.title });
  await expectBooking(page, section.getByRole('link', { name: ui.book }));
});
