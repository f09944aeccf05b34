import { serviceAt, ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

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

test('has the stats', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('main').locator('dl').first();
  await expect(list.getByRole('term')).toHaveText(home.stats.map(({ label }) => label));
  await expect(list.getByRole('definition')).toHaveText(home.stats.map(({ value }) => value));
});

test('has a card with the figures of each service', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const grid = page.getByRole('region', { name: home.services.title });
  const cards = grid.getByRole('listitem');
  const services = Object.values(home.services.cards);
  await expect(cards).toHaveCount(services.length);
  for (const [index, service] of services.entries()) {
    const { title, description, implementationTime, roiTimeline } = service;
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card).toContainText(description);
    await expect(card.getByRole('definition')).toHaveText([implementationTime, roiTimeline]);
  }
});

test('every card links to its anchor', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  const grid = page.getByRole('region', { name: home.services.title });
  for (const [id, { title }] of Object.entries(home.services.cards)) {
    await grid.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/services#${id}`);
    await expectBelowHeader(page, page.locator(`#${id}`));
    await page.goBack();
  }
});

test('a card is clickable everywhere', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  const card = page.getByRole('region', { name: home.services.title }).getByRole('listitem').nth(1);
  // The link covers the whole card.
  await card.getByRole('definition').first().click({ force: true });
  await expect(page).toHaveURL(`/services#${serviceAt(1).id}`);
});

test(
  'the chart of the shared day has a name, and shows the current time after hydration',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('img', { name: words('home').sharedDay.title })).toBeVisible();
    const [beforeTimes = ''] = words('home').sharedDay.now.split('[');
    await expect(page.getByRole('figure').first()).toContainText(beforeTimes);
  },
);

test('links to the nearshoring page', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: home.hero.secondary }).click();
  await expect(page).toHaveURL('/nearshoring');
});
