import { serviceAt, ui, words } from './content.ts';
import { expect, isSameDocument, markDocument, test, visit } from './fixtures.ts';
import { expectBelowHeader, expectScroll, heightsOnTheWay, recordScroll, scrollTo } from './scroll.ts';

const first = serviceAt(0);
const third = serviceAt(2);
const last = serviceAt(-1);

for (const { id, title } of [first, last]) {
  test(`the footer link to ${id} leads from another page to its block`, async ({ page }) => {
    await visit(page, '/terms');
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/services#${id}`);
    await expectBelowHeader(page, page.locator(`#${id}`));
    await expect(page.locator(`#${id}`)).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a footer link works on the page itself, twice in a row too', async ({ page }) => {
  await visit(page, '/services');
  const link = page.getByRole('contentinfo').getByRole('link', { name: third.title, exact: true });
  for (const time of ['first', 'second']) {
    await test.step(`${time} time`, async () => {
      await link.click();
      await expect(page).toHaveURL(`/services#${third.id}`);
      await expectBelowHeader(page, page.locator(`#${third.id}`));
    });
  }
});

test('the same hash twice leaves one entry in the history', async ({ page }) => {
  await visit(page, '/services');
  const before = await page.evaluate(() => history.length);
  const link = page.getByRole('contentinfo').getByRole('link', { name: third.title, exact: true });
  await link.click();
  await expectBelowHeader(page, page.locator(`#${third.id}`));
  await link.click();
  await expectBelowHeader(page, page.locator(`#${third.id}`));
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('hash links scroll smoothly, from the same page', async ({ page }) => {
  await visit(page, '/services');
  await recordScroll(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('services').learnMore, exact: true })
    .click();
  await expectBelowHeader(page, page.locator('#get-started'));
  expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
});

test('hash links scroll smoothly, from another page', async ({ page }) => {
  await visit(page, '/about');
  // The event of this jump comes with the next frame, and is not one on the way.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, document.body.scrollHeight);
      }),
  );
  await recordScroll(page);
  await page.getByRole('contentinfo').getByRole('link', { name: last.title }).click();
  await expectBelowHeader(page, page.locator(`#${last.id}`));
  expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
});

test('hash links jump where reduced motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/services');
  await recordScroll(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('services').learnMore, exact: true })
    .click();
  await expectBelowHeader(page, page.locator('#get-started'));
  expect(await heightsOnTheWay(page)).toBe(0);
});

test('a page change after a hash link is instant again', async ({ page, openNavigation }) => {
  await visit(page, '/services');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('services').learnMore, exact: true })
    .click();
  await expectBelowHeader(page, page.locator('#get-started'));
  await scrollTo(page, 1500);
  await recordScroll(page);
  await (await openNavigation()).getByRole('link', { name: ui.navigation.about }).click();
  await expect(page).toHaveURL('/about');
  await expectScroll(page, 0);
  expect(await heightsOnTheWay(page, 1500)).toBe(0);
});

for (const address of ['/privacy', '/terms']) {
  test(`the index of ${address} leads smoothly to a section, twice in a row too`, async ({ page }) => {
    await visit(page, address);
    const section = page.getByRole('main').getByRole('region').nth(3);
    const title = await section.getByRole('heading').innerText();
    const link = page.getByRole('main').getByRole('navigation').getByRole('link', { name: title });
    await recordScroll(page);
    await link.click();
    await expectBelowHeader(page, section);
    expect(await heightsOnTheWay(page)).toBeGreaterThan(0);
    await expect(section).toBeFocused();

    await scrollTo(page, 0);
    await link.click();
    await expectBelowHeader(page, section);
  });
}

test('a hash that leads nowhere leaves the page at its top', async ({ page }) => {
  await visit(page, '/services#no-such-service');
  await expect(page.locator('h1')).toBeInViewport();
});

test('a hash that is not well encoded is no error', async ({ page }) => {
  await visit(page, '/services#%E0%A4%A');
  await expect(page.locator('h1')).toBeInViewport();
});
