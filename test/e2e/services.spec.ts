import { expectBooking } from './booking.ts';
import { serviceAt, ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

const services = words('services');

// The constants of the specification, section 9.
const constants = {
  'ai-strategy-consulting': ['AI Strategy & Consulting', '2–6 weeks', '3–6 months'],
  'custom-ai-development': ['Custom AI Model Development', '6–12 weeks', '4–9 months'],
  'process-automation': ['Process Automation & RPA', '4–8 weeks', '2–4 months (fastest)'],
  'digital-transformation': ['Digital Transformation', '8–16 weeks', '6–12 months'],
  'ecommerce-solutions': ['E-Commerce Solutions', '6–10 weeks', '3–6 months'],
  'it-staffing': ['IT Staffing', 'immediate', '1–2 weeks to onboard'],
} as const;

test('each block has its description, four features and benefits card', async ({ page }) => {
  await page.goto('/services');
  for (const [id, [title, implementation, roi]] of Object.entries(constants)) {
    const { description = '', features = [], bestFor = '' } = services.blocks[id] ?? {};
    expect(features).not.toEqual([]);
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
    await expect(block.getByRole('definition')).toHaveText([implementation, roi, bestFor]);
  }
});

test('each Learn More scrolls to the get-started section', async ({ page }) => {
  await visit(page, '/services');
  for (const id of Object.keys(services.blocks)) {
    await page
      .locator(`#${id}`)
      .getByRole('link', { name: /^Learn More/ })
      .click();
    await expect(page).toHaveURL('/services#get-started');
    await expectBelowHeader(page, page.getByRole('region', { name: services.getStarted.title }));
  }
});

test('the blocks stand in the order of the specification', async ({ page }) => {
  await page.goto('/services');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    services.index,
    ...Object.values(constants).map(([title]) => title),
    services.getStarted.title,
  ]);
});

test('the index leads to a block', async ({ page }) => {
  await visit(page, '/services');
  const index = page.getByRole('navigation', { name: services.index });
  const { id, title } = serviceAt(3);
  await index.getByRole('link', { name: title }).click();
  await expectBelowHeader(page, page.locator(`#${id}`));
});

test('the get-started section carries the booking link', async ({ page }) => {
  await visit(page, '/services');
  const section = page.getByRole('region', { name: services.getStarted.title });
  await expect(section).toHaveAttribute('id', 'get-started');
  await expectBooking(page, section.getByRole('link', { name: ui.book }));
});
