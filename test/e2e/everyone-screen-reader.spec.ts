import { everyDocument, expect, notFoundComplaints, test, visit } from './document-fixtures.ts';

test.use({ expectedComplaints: notFoundComplaints, timezoneId: 'UTC' });

// Updated by `npm run screen-reader`; review the diff. A phone differs only in the header’s hidden links.
test('the accessibility tree of each page matches docs/screen-reader', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The offices' clocks are part of the tree.
  await page.clock.setFixedTime(new Date('2026-01-15T18:00:00Z'));
  for (const { name, address } of everyDocument) {
    await visit(page, address);
    // The index marks the current section shortly after loading.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const tree = await page.locator('body').ariaSnapshot();
    const language = await page.locator('html').getAttribute('lang');
    const walk = `${await page.title()}\nlanguage: ${language}\n\n${tree}\n`;
    expect.soft(walk).toMatchSnapshot(`${name.replace('/', '-')}.txt`);
  }
});
