/** Settings of the visitor's system. audit.spec.ts checks reduced motion and dark mode on every page. */
import { expect, test, visit } from './fixtures.ts';

test('marks and charts are distinguishable, also in forced colors', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  const chosen = page.locator('footer input:checked + span');
  const other = page.locator('footer input:not(:checked) + span').first();
  const look = (of: typeof chosen, property: 'backgroundColor' | 'borderBottomColor') =>
    of.evaluate((element, property) => getComputedStyle(element)[property], property);
  const links = page.locator('header nav li a');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await look(chosen, 'backgroundColor')).not.toBe(await look(other, 'backgroundColor'));
    const current = await look(page.locator('header nav [aria-current]'), 'borderBottomColor');
    expect(current).not.toBe(await look(links.first(), 'borderBottomColor'));
  }

  await visit(page, '/nearshoring');
  const fills = await page
    .locator('table svg rect')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(fills.length).toBeGreaterThan(0);
  expect(fills).not.toContain(ground);
});

test('prefers-contrast: more increases contrast', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/about');
  const quiet = page.locator('main p').first();
  const color = () => quiet.evaluate((element) => getComputedStyle(element).color);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(await color()).not.toBe(text);
  await page.emulateMedia({ contrast: 'more' });
  expect(await color()).toBe(text);
});
