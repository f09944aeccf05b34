import { expectBooking } from './booking.ts';
import { ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const nearshoring = words('nearshoring');
const { advantages, benefits, callToAction, comparison } = nearshoring;

test('the hero and five benefit cards', async ({ page }) => {
  await page.goto('/nearshoring');
  await expect(page.getByRole('heading', { level: 1, name: 'Benefits of Nearshoring' })).toBeInViewport();
  const cards = page.getByRole('region', { name: benefits.title }).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  for (const [index, { title, savings, description }] of benefits.cards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(savings, { exact: true })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
  }
});

test('each advantage has its parts, and a panel of two words and a caption', async ({ page }) => {
  await page.goto('/nearshoring');
  const section = page.getByRole('region', { name: 'Why Choose Our Nearshore Model' });
  const items = section.getByRole('listitem');
  await expect(items).toHaveCount(advantages.items.length);
  for (const [index, { title, savings, description }] of advantages.items.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole('heading', { name: title })).toBeVisible();
    await expect(item.getByText(savings, { exact: true }).first()).toBeVisible();
    await expect(item.getByText(description)).toBeVisible();
    await expect(item.getByRole('button', { name: 'Verified Advantage' })).toBeVisible();
    await expect(item.locator('svg').first()).toBeVisible();

    const [first, second, ...rest] = savings.split(' ');
    const panel = item.locator('p[aria-hidden]');
    await expect(panel.locator('span')).toHaveText([`${first} ${second}`, rest.join(' ')]);
    await expect(panel).toBeVisible();
  }
});

test('the figure is the largest text of its item', async ({ page }) => {
  await page.goto('/nearshoring');
  const item = page.getByRole('region', { name: advantages.title }).getByRole('listitem').first();
  const size = (selector: string) =>
    item
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const figure = await size('p[aria-hidden] span');
  expect(figure).toBeGreaterThan(1.4 * (await size('h3')));
  expect(figure).toBeGreaterThan(1.4 * (await size('p[aria-hidden] span + span')));
});

test('the advantages alternate left and right where there is room', async ({ page, isMobile }) => {
  await page.goto('/nearshoring');
  const items = page.getByRole('region', { name: advantages.title }).getByRole('listitem');
  const sides: string[] = [];
  for (const item of await items.all()) {
    const text = await item.getByRole('heading').boundingBox();
    const panel = await item.locator('p[aria-hidden]').boundingBox();
    if (!text || !panel) throw new Error('an advantage is not on the screen');
    sides.push(panel.x > text.x + 100 ? 'right' : text.x > panel.x + 100 ? 'left' : 'below');
  }
  const alternating = sides.map((_, index) => (index % 2 === 0 ? 'right' : 'left'));
  expect(sides).toEqual(isMobile ? sides.map(() => 'below') : alternating);
});

test('the comparison is a table with the columns and rows of the specification', async ({ page }) => {
  await page.goto('/nearshoring');
  const section = page.getByRole('region', { name: 'Nearshore vs. Offshore vs. Onshore' });
  const table = section.getByRole('table', { name: comparison.caption });
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Aspect',
    'Nearshore (Costa Rica)',
    'Offshore',
    'Onshore',
  ]);
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText(comparison.rows.map(({ aspect }) => aspect));
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0).getByRole('cell')).toHaveText(['30–50% lower', '50–70% lower', 'Baseline']);
  await expect(rows.nth(1).getByRole('cell')).toHaveText([
    '6–8 hrs per day',
    '0–2 hrs per day',
    '8 hrs per day',
  ]);
  for (const [index, { nearshore, offshore, onshore }] of comparison.rows.entries()) {
    await expect(rows.nth(index).getByRole('cell')).toHaveText([nearshore, offshore, onshore]);
  }
});

test('the table fits the screen', async ({ page }) => {
  await page.goto('/nearshoring');
  const width = page.viewportSize()?.width ?? 0;
  for (const table of await page.getByRole('table').all()) {
    const box = await table.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('Our Global Presence has the two offices', async ({ page }) => {
  await page.goto('/nearshoring');
  const cards = page.getByRole('region', { name: 'Our Global Presence' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText('San Francisco, CA');
  await expect(cards.nth(0)).toContainText(Object.values(ui.offices)[0]!.role);
  await expect(cards.nth(0)).toContainText(/headquarters and client engagement hub/i);
  await expect(cards.nth(1)).toContainText('San Jose, Costa Rica');
  await expect(cards.nth(1)).toContainText(
    /development and operations center with AI specialists and software engineers/i,
  );
});

test('the closing call to action books in a new tab', async ({ page }) => {
  await visit(page, '/nearshoring');
  const section = page.getByRole('region', { name: 'Ready to Experience Nearshore Excellence?' });
  await expect(section.getByText(callToAction.text)).toBeVisible();
  await expectBooking(page, section.getByRole('link', { name: ui.book }));
});
