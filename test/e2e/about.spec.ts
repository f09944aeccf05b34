import { expectBooking } from './booking.ts';
import { ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const about = words('about');

test('has an introduction', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
  const intro = page.getByRole('region', { name: about.intro.title });
  for (const paragraph of about.intro.paragraphs) await expect(intro.getByText(paragraph)).toBeVisible();
});

test('has the values as cards', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about');
  const section = page.getByRole('region', { name: about.values.title });
  const titles = about.values.cards.map(({ title }) => title);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(titles);
  for (const { title, description } of about.values.cards) {
    const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card).toContainText(description);
  }
});

test('a call to action books a free consultation in a new tab', async ({ page }) => {
  await visit(page, '/about');
  const section = page.getByRole('region', { name: about.callToAction.title });
  await expectBooking(page, section.getByRole('link', { name: ui.book }));
});
