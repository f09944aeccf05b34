import type { Page } from '@playwright/test';
import { loadWords } from '../../generate/content/load.ts';
import { locales } from '../../app/site/locales.ts';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { axeFindings } from './axe.ts';
import {
  alive,
  duringSharedHours,
  everyDocument,
  expect,
  notFoundComplaints,
  settled,
  test,
  visit,
} from './document-fixtures.ts';

type State = 'loaded' | 'after a page change' | 'tooltip open' | 'menu open';

// All rules of axe, including best practices, and target size, which is off by default.
const always = { 'target-size': { enabled: true } };
const exceptions = {
  loaded: {},
  'after a page change': {},
  // The tooltip is outside of all landmarks, but its text is also inside one.
  'tooltip open': { region: { enabled: false } },
  // With the menu open, the page with its main landmark and heading is inert.
  'menu open': { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
};

/** Runs axe in light mode; in dark mode only the rules that depend on colours. */
async function findings(page: Page, state: State): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const options =
      colorScheme === 'light'
        ? { rules: { ...always, ...exceptions[state] } }
        : { runOnly: ['color-contrast', 'link-in-text-block'] };
    const within = state === 'tooltip open' ? '[role=tooltip]' : undefined;
    const findings = await axeFindings(page, options, within);
    found.push(...findings.map((finding) => `${page.url()}, ${state}, ${colorScheme}: ${finding}`));
  }
  return found;
}

/** Opens the page's first tooltip by keyboard. A key press first, so that the browser shows focus rings. */
async function openTooltip(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('link', { name: label }).first().focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

test.use({ time: duringSharedHours, expectedComplaints: notFoundComplaints });

for (const locale of locales) {
  test.describe(locale.name, () => {
    const ui = loadWords('.', locale.code, 'ui');

    test('axe finds nothing on any page: as it loads, beside a tooltip, under the open menu', async ({
      page,
      isMobile,
    }) => {
      test.setTimeout(240_000);
      const found: string[] = [];
      for (const { address, page: name } of everyDocument.filter((each) => each.locale === locale)) {
        await visit(page, address);
        found.push(...(await findings(page, 'loaded')));
        if (name !== 'not-found') {
          await openTooltip(page, ui.copyLink.label);
          found.push(...(await findings(page, 'tooltip open')));
        }
        if (!isMobile) continue;
        const menu = page.getByRole('button', { name: ui.menu, exact: true });
        await menu.tap();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        // The tap has closed the tooltip, which is outside of all landmarks until it is removed.
        await expect(page.getByRole('tooltip')).toHaveCount(0);
        found.push(...(await findings(page, 'menu open')));
      }
      expect(found).toEqual([]);
    });

    test('axe finds nothing on any page after a page change', async ({ page }) => {
      test.setTimeout(240_000);
      const found: string[] = [];
      await visit(page, pageAddress('home', locale));
      const links = page.getByRole('contentinfo').getByRole('navigation', { name: ui.footer.quickLinks });
      for (const { id } of [...pages.slice(1), pages[0]]) {
        await links.getByRole('link', { name: ui.navigation[id], exact: true }).click();
        await expect(page).toHaveURL(pageAddress(id, locale));
        await expect(page.locator('h1')).toBeFocused();
        // Move the pointer away from where the link was.
        await page.mouse.move(0, 0);
        await alive(page);
        found.push(...(await findings(page, 'after a page change')));
      }
      expect(found).toEqual([]);
    });
  });
}
