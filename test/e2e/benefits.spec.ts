import { expectBooking } from './booking.ts';
import { ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const benefits = words('benefits');

test('has the advantage cards', { tag: '@all' }, async ({ page }) => {
  await page.goto('/benefits');
  await expect(page.getByRole('heading', { level: 1, name: benefits.title })).toBeVisible();
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(benefits.cards.length);
  for (const [index, { title, description, stats }] of benefits.cards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByText(stats, { exact: true })).toBeVisible();
  }
});

test('a call to action opens the booking page', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/benefits');
  const section = page.getByRole('region', { name: benefits.callToAction.title });
  await expectBooking(page, section.getByRole('link', { name: ui.book }));
});
