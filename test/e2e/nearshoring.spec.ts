import { expectBooking } from './booking.ts';
import { ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const nearshoring = words('nearshoring');
const { advantages, benefits, callToAction, comparison } = nearshoring;

test('has the hero and the benefit cards', { tag: '@all' }, async ({ page }) => {
  await page.goto('/nearshoring');
  await expect(page.getByRole('heading', { level: 1, name: nearshoring.title })).toBeInViewport();
  const cards = page.getByRole('region', { name: benefits.title }).getByRole('listitem');
  await expect(cards).toHaveCount(benefits.cards.length);
  for (const [index, { title, savings, description }] of benefits.cards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(savings, { exact: true })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
  }
});

test(
  'each advantage has its parts, and a panel of two words and a caption',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/nearshoring');
    const section = page.getByRole('region', { name: advantages.title });
    const items = section.getByRole('listitem');
    await expect(items).toHaveCount(advantages.items.length);
    for (const [index, { title, savings, description }] of advantages.items.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole('heading', { name: title })).toBeVisible();
      await expect(item.getByText(savings, { exact: true }).first()).toBeVisible();
      await expect(item.getByText(description)).toBeVisible();
      await expect(item.getByRole('button', { name: advantages.verified })).toBeVisible();
      await expect(item.locator('svg').first()).toBeVisible();

      const [first, second, ...rest] = savings.split(' ');
      const panel = item.locator('p[aria-hidden]');
      await expect(panel.locator('span')).toHaveText([`${first} ${second}`, rest.join(' ')]);
      await expect(panel).toBeVisible();
    }
  },
);

test('the figure is the largest text of its item', { tag: '@all' }, async ({ page }) => {
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

test(
  'the advantages alternate left and right, or stand below one another on a phone',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
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
  },
);

test('the comparison is a table with its columns and rows', { tag: '@all' }, async ({ page }) => {
  await page.goto('/nearshoring');
  const section = page.getByRole('region', { name: comparison.title });
  const table = section.getByRole('table', { name: comparison.caption });
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText(Object.values(comparison.columns));
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText(comparison.rows.map(({ aspect }) => aspect));
  for (const [index, { nearshore, offshore, onshore }] of comparison.rows.entries()) {
    await expect(rows.nth(index).getByRole('cell')).toHaveText([nearshore, offshore, onshore]);
  }
});

test('the table fits the screen', { tag: ['@all', '@phone'] }, async ({ page }) => {
  await page.goto('/nearshoring');
  const width = page.viewportSize()?.width ?? 0;
  for (const table of await page.getByRole('table').all()) {
    const box = await table.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('the global presence has the two offices', { tag: '@all' }, async ({ page }) => {
  await page.goto('/nearshoring');
  const cards = page.getByRole('region', { name: nearshoring.presence.title }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  for (const [index, { city, role }] of Object.values(ui.offices).entries()) {
    await expect(cards.nth(index)).toContainText(city);
    await expect(cards.nth(index)).toContainText(role);
  }
});

test('the closing call to action opens the booking page in a new tab', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/nearshoring');
  const section = page.getByRole('region', { name: callToAction.title });
  await expect(section.getByText(callToAction.text)).toBeVisible();
  await expectBooking(page, section.getByRole('link', { name: ui.book }));
});
