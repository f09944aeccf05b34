import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { ui } from './content.ts';
import { everyDocument, expect, notFoundComplaints, settled, test, visit } from './everyone-fixtures.ts';
import { menuButton } from './fixtures.ts';

type State = 'loaded' | 'after a page change' | 'tooltip open' | 'menu open';

// Every rule of axe, also those of good practice, and the one for target sizes, which it leaves off.
const always = { 'target-size': { enabled: true } };
const exceptions = {
  loaded: {},
  // Its colours are those of the page as it loads, and take half of the time.
  'after a page change': { 'color-contrast': { enabled: false } },
  // What it says also stands inside a landmark; it is itself beside all of them.
  'tooltip open': { region: { enabled: false } },
  // The page under an open menu is inert, and its main part and heading are out of reach with it.
  'menu open': { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
};

/** What axe finds in the page as it stands, in light; in dark what depends on colours. */
async function findings(
  page: Page,
  state: State,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const axe = new AxeBuilder({ page });
    if (state === 'tooltip open') axe.include('[role=tooltip]');
    if (colorScheme === 'light') axe.options({ rules: { ...always, ...exceptions[state] } });
    else axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(
        `${page.url()}, ${state}, ${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
  }
  return found;
}

/** Opens the page's first tooltip by the keyboard. A key first, so that the browser shows where the focus is. */
async function openTooltip(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('link', { name: ui.copyLink.label }).first().focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

test.use({ expectedComplaints: notFoundComplaints });

test('axe finds nothing on any page: as it loads, beside a tooltip, under the open menu', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  for (const { address, page: name, isDefault } of everyDocument) {
    await visit(page, address);
    found.push(...(await findings(page, 'loaded')));
    // The rest is the same in every language.
    if (!isDefault) continue;
    if (name !== 'not-found') {
      await openTooltip(page);
      found.push(...(await findings(page, 'tooltip open')));
    }
    if (!isMobile) continue;
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    found.push(...(await findings(page, 'menu open')));
  }
  expect(found).toEqual([]);
});

test('axe finds nothing on any page after a page change', async ({ page }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  await visit(page, '/');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: ui.footer.quickLinks });
  for (const { id } of [...pages.slice(1), pages[0]]) {
    await links.getByRole('link', { name: ui.navigation[id], exact: true }).click();
    await expect(page).toHaveURL(pageAddress(id));
    await expect(page.locator('h1')).toBeFocused();
    found.push(...(await findings(page, 'after a page change', ['light'])));
  }
  expect(found).toEqual([]);
});
