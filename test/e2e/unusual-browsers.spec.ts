/** Browsers in the wild: locked down, with page translation, extensions and other clocks. */
import type { Page } from '@playwright/test';
import { pageAddress, type PageId } from '../../app/site/pages.ts';
import { ui, words } from './content.ts';
import { code, expect, footerLink, hydrated, isSameDocument, markDocument, test, visit } from './fixtures.ts';

/** Expects a page: its address, its heading, header and footer. */
async function expectPage(page: Page, id: Exclude<PageId, 'home'>): Promise<void> {
  await expect(page).toHaveURL(pageAddress(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(id).title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

test('with cookies and site data blocked, navigation and the choice of a theme work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await visit(page, '/');
  await markDocument(page);
  await page.getByRole('radio', { name: ui.display.dark }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await footerLink(page, 'about').click();
  await expectPage(page, 'about');
  await footerLink(page, 'contact').click();
  await expectPage(page, 'contact');
  await page.goBack();
  await expectPage(page, 'about');
  expect(await isSameDocument(page)).toBe(true);
});

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

test('navigation works without errors with page translation', async ({ page, idle }) => {
  await visit(page, '/nearshoring');
  await idle();
  await page.evaluate(translate);
  await markDocument(page);
  // Link names are translated too; addresses are not.
  for (const id of ['about', 'services', 'benefits'] as const) {
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pageAddress(id)}"]`)
      .click();
    await expectPage(page, id);
    await page.evaluate(translate);
  }
  expect(await isSameDocument(page)).toBe(true);
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

test.describe('changed before hydration', () => {
  test.use({ expectedComplaints: /Minified React error #(418|423|425)/ });

  test('by an extension, a page works', async ({ page, documents }) => {
    await page.route(code.hydrate, async (route) => {
      await page.evaluate(extend);
      await route.continue();
    });
    await page.goto('/contact');
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect(page.locator('grammarly-desktop-integration')).toBeAttached();
    await hydrated(page);
    await footerLink(page, 'about').click();
    await expectPage(page, 'about');
    await footerLink(page, 'contact').click();
    await expectPage(page, 'contact');
    expect(documents).toEqual(['/contact']);
  });
});

test.describe('a clock', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'ne-NP' });

  test(
    'that is wrong, or in the hour that summer time takes away, affects only the displayed time',
    { tag: '@all' },
    async ({ page, documents }) => {
      for (const time of ['1970-01-01T00:00:30Z', '2099-12-31T23:59:30Z', '2026-03-08T10:00:00Z']) {
        documents.length = 0;
        await page.clock.setFixedTime(new Date(time));
        await visit(page, '/');
        await footerLink(page, 'about').click();
        await expectPage(page, 'about');
        await footerLink(page, 'contact').click();
        await expectPage(page, 'contact');
        expect(documents).toEqual(['/']);
      }
    },
  );
});
