import { serviceAt, ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const home = words('home');

test(
  'the headline is in the first view, and its button links to the contact page',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/');
    const headline = page.getByRole('heading', { level: 1, name: home.hero.headline });
    await expect(headline).toBeInViewport({ ratio: 1 });
    const button = page.getByRole('main').getByRole('link', { name: ui.getStarted });
    await expect(button).toBeInViewport();
    await button.click();
    await expect(page).toHaveURL('/contact');
  },
);

test('a card is clickable everywhere', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  const card = page.getByRole('region', { name: home.services.title }).getByRole('listitem').nth(1);
  // The link covers the whole card.
  await card.getByRole('definition').first().click({ force: true });
  await expect(page).toHaveURL(`/services#${serviceAt(1).id}`);
});
