import { defaultLocale } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { expectBooking } from './booking.ts';
import { serviceAt, ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

const services = words('services');

test('each block has its description, features and benefits card', { tag: '@all' }, async ({ page }) => {
  await page.goto('/services');
  for (const [id, service] of Object.entries(services.blocks)) {
    const { title, description, features, implementationTime, roiTimeline, bestFor } = service;
    const block = page.getByRole('region', { name: title, exact: true });
    await expect(block).toHaveAttribute('id', id);
    await expect(block.getByRole('heading', { name: title })).toBeVisible();
    await expect(block.getByText(description)).toBeVisible();
    await expect(
      block.getByRole('list', { name: words('services').features }).getByRole('listitem'),
    ).toHaveText(features);
    await expect(block.getByRole('term')).toHaveText([
      ui.labels.implementation,
      ui.labels.roi,
      words('services').bestFor,
    ]);
    await expect(block.getByRole('definition')).toHaveText([implementationTime, roiTimeline, bestFor]);
  }
});

test('the button of the head scrolls to the get-started section', async ({ page }) => {
  await visit(page, '/services');
  await page.getByRole('main').getByRole('link', { name: services.learnMore }).click();
  await expect(page).toHaveURL('/services#get-started');
  await expectBelowHeader(page, page.getByRole('region', { name: services.getStarted.title }));
});

test('each block links to further reading', { tag: '@all' }, async ({ page }) => {
  await page.goto('/services');
  for (const [id, { next }] of Object.entries(services.blocks)) {
    const links = page.locator(`#${id} dl + div`).getByRole('link');
    await expect(links).toHaveText(next.map(({ text }) => text));
    for (const [index, { page: to, hash }] of next.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', pageAddress(to, defaultLocale, hash));
    }
  }
});

test('a link to a question opens its answer', { tag: '@all' }, async ({ page }) => {
  const ofQuestion = Object.values(services.blocks)
    .flatMap(({ next }) => next)
    .find((link) => link.page === 'services' && link.hash.startsWith('question-'));
  test.skip(!ofQuestion, 'no service links to a question');
  const { hash = '', text = '' } = ofQuestion ?? {};
  await visit(page, '/services');
  await page.getByRole('main').getByRole('link', { name: text }).first().click();
  await expect(page).toHaveURL(`/services#${hash}`);
  await expect(page.locator(`#${hash}`)).toBeInViewport();
  await expect(page.locator(`#${hash}`)).toBeFocused();
});

test('the blocks are in the order of the content', { tag: '@all' }, async ({ page }) => {
  await page.goto('/services');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    services.index,
    ...Object.values(services.blocks).map(({ title }) => title),
    ...(services.questions ? [services.questions.title] : []),
    services.getStarted.title,
  ]);
});

test('the index links to a block', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/services');
  const index = page.getByRole('navigation', { name: services.index });
  const { id, title } = serviceAt(3);
  await index.getByRole('link', { name: title }).click();
  await expectBelowHeader(page, page.locator(`#${id}`));
});

test('the get-started section has the booking link', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/services');
  const section = page.getByRole('region', { name: services.getStarted.title });
  await expect(section).toHaveAttribute('id', 'get-started');
  await expectBooking(page, section.getByRole('link', { name: ui.book }));
});
