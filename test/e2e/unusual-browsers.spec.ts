/** Browsers in the wild: locked down, with page translation, extensions and other clocks. */
import { pageAddress } from '../../app/site/pages.ts';
import { expectPage, expect, footerLink, hydrated, mark, test } from './watch-fixtures.ts';

/** Like Safari and Chrome with cookies and site data blocked. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

test('navigation works if localStorage and sessionStorage throw', async ({ page, watch }) => {
  await page.addInitScript(denyStorage);
  await page.goto('/');
  await hydrated(page);
  const isSameDocument = await mark(page);
  await footerLink(page, 'about').click();
  await expectPage(page, 'about');
  await footerLink(page, 'contact').click();
  await expectPage(page, 'contact');
  await page.goBack();
  await expectPage(page, 'about');
  expect(await isSameDocument()).toBe(true);
  expect(watch.errors).toEqual([]);
});

test(
  'a click works without a loop if storage throws and a chunk is missing',
  { tag: '@all' },
  async ({ page, watch, idle }) => {
    await page.addInitScript(denyStorage);
    await page.route(/\/assets\/about-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    await hydrated(page);
    await footerLink(page, 'about').click();
    await expectPage(page, 'about');
    await idle();
    expect(watch.documents).toEqual(['/', '/about']);
  },
);

/** Like Google's page translation: wraps every text in two `font` elements. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style, svg')) texts.push(text);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(`«${text.data}»`);
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = 'de';
}

test('navigation works without errors with page translation', async ({ page, watch, idle }) => {
  await page.goto('/nearshoring');
  await hydrated(page);
  await idle();
  await page.evaluate(translate);
  const isSameDocument = await mark(page);
  // Link names are translated too; addresses are not.
  for (const id of ['about', 'services', 'benefits'] as const) {
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pageAddress(id)}"]`)
      .click();
    await expectPage(page, id);
    await page.evaluate(translate);
  }
  expect(await isSameDocument()).toBe(true);
  expect(watch.errors).toEqual([]);
});

/** Changes by password managers, grammar checkers and dark mode extensions before hydration. */
function extend(): void {
  document.documentElement.dataset.darkreaderMode = 'dynamic';
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.dataset.newGrCSCheckLoaded = '14.1111.0';
  document.body.append(document.createElement('grammarly-desktop-integration'));
  document.body.prepend(document.createElement('aside'));
  for (const input of document.querySelectorAll('input, textarea')) {
    input.setAttribute('data-lpignore', 'true');
    input.after(document.createElement('com-1password-button'));
  }
  for (const link of document.querySelectorAll('a[href^="tel:"]')) link.setAttribute('data-skype', '1');
  document.querySelector('main')?.prepend(document.createElement('div'));
}

test('a page works if an extension changes it before hydration', async ({ page, watch }) => {
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await page.evaluate(extend);
    await route.continue();
  });
  await page.goto('/contact');
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect(page.locator('grammarly-desktop-integration')).toBeAttached();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await footerLink(page, 'about').click();
  await expectPage(page, 'about');
  await footerLink(page, 'contact').click();
  await expectPage(page, 'contact');
  expect(watch.documents).toEqual(['/contact']);
});

const clocks = [
  ['in Kathmandu, forty-five minutes off the hour', 'Asia/Kathmandu', undefined],
  ['set back to 1970', 'America/New_York', '1970-01-01T00:00:30Z'],
  ['ahead in 2099', 'Pacific/Auckland', '2099-12-31T23:59:30Z'],
  ['in the hour that summer time takes away', 'America/Los_Angeles', '2026-03-08T10:00:00Z'],
] as const;

for (const [where, timezoneId, time] of clocks) {
  test.describe(`a clock ${where}`, () => {
    test.use({ timezoneId, locale: 'ne-NP' });

    test('affects only the displayed time', { tag: '@all' }, async ({ page, watch, idle }) => {
      if (time) await page.clock.install({ time: new Date(time) });
      await page.goto('/');
      await hydrated(page);
      await idle();
      await footerLink(page, 'about').click();
      await expectPage(page, 'about');
      await footerLink(page, 'contact').click();
      await expectPage(page, 'contact');
      expect(watch.documents).toEqual(['/']);
      expect(watch.errors).toEqual([]);
    });
  });
}
