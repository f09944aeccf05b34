import { everyDocument, expect, notFoundComplaints, test, visit } from './everyone-fixtures.ts';

test.use({ expectedComplaints: notFoundComplaints, timezoneId: 'UTC' });

// Written anew by `npm run screen-reader`; reviewers read the difference.
test('what the accessibility tree says of each page is what docs/screen-reader says', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'one walk is enough: a small screen hides the links of the header, and nothing else');
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The clocks of the offices are read out too.
  await page.clock.setFixedTime(new Date('2026-01-15T18:00:00Z'));
  for (const { name, address } of everyDocument) {
    await visit(page, address);
    // The index of a page marks what is being read, a moment after it has come.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const tree = await page.locator('body').ariaSnapshot();
    const language = await page.locator('html').getAttribute('lang');
    const walk = `${await page.title()}\nlanguage: ${language}\n\n${tree}\n`;
    expect.soft(walk).toMatchSnapshot(`${name.replace('/', '-')}.txt`);
  }
});
