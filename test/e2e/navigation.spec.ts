import { defaultLocale } from '../../app/site/locales.ts';
import { menuLinks, menusOf } from '../../app/site/menus.ts';
import { navigationPages, pageAddress } from '../../app/site/pages.ts';
import { loadSite } from '../../generate/content/site.ts';
import { allDocuments } from '../../generate/documents/documents.ts';
import { documentTitle, metaOf } from '../../generate/documents/meta.ts';
import { axeInLightAndDark } from '../../judges/axe.ts';
import { site, ui } from './content.ts';
import {
  expect,
  hydrated,
  isSameDocument,
  markDocument,
  menuButton,
  moveMouse,
  phone,
  test,
  visit,
  withoutHydration,
} from './fixtures.ts';
import { isthmus } from '../sites/sites.ts';

test('header links navigate without loading a document, and mark only the current page', async ({
  page,
  openNavigation,
}) => {
  await visit(page, '/terms');
  await expect(menuButton(page)).toBeHidden();
  await markDocument(page);
  const linked = navigationPages.map(({ id }) => [ui.navigation[id], id] as const);
  for (const [name, id] of [...linked, [ui.getStarted, 'contact'] as const]) {
    await (await openNavigation()).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(pageAddress(id));
    await expect(page.locator('h1')).toBeFocused();

    const marked = page.getByRole('banner').locator('nav [aria-current]');
    await expect(marked).toHaveText([name]);
    await expect(marked).toHaveAttribute('aria-current', 'page');
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('footer links open their pages, each with its own head and mark, and axe finds nothing after that', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const links = page.getByRole('contentinfo');
  const heads = allDocuments(loadSite(isthmus)).filter(({ locale }) => locale === defaultLocale);
  const { quickLinks, base } = menusOf(site.menus);
  for (const { to, name } of menuLinks([...quickLinks, ...base], ui, defaultLocale).toReversed()) {
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toBeFocused();
    await expect(links.locator('[aria-current]')).toHaveText([name]);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.siteUrl + to);
    const document = heads.find(({ address }) => address === to);
    if (!document) throw new Error(`there is no document at ${to}`);
    await expect(page).toHaveTitle(documentTitle(loadSite(isthmus), document));
    const { description } = metaOf(loadSite(isthmus), document);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  }
  // Away from where the links are.
  await moveMouse(page, 0, 0);
  expect(await axeInLightAndDark(page)).toEqual([]);
});

test('the mark of the current page is visible', { tag: '@all' }, async ({ page, openNavigation }) => {
  await page.goto('/about');
  const navigation = await openNavigation();
  const look = (name: string) =>
    navigation.getByRole('link', { name, exact: true }).evaluate((link) => {
      const { color, borderBottomColor } = getComputedStyle(link);
      return `${color} ${borderBottomColor}`;
    });
  expect(await look(ui.navigation.about)).not.toBe(await look(ui.navigation.services));
  expect(await look(ui.navigation.home)).toBe(await look(ui.navigation.services));
});

test('the header stays at the top of the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  expect((await header.boundingBox())?.y).toBe(0);
});

test('the skip link skips the header', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: ui.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('links work before hydration', async ({ page, openNavigation }) => {
  await withoutHydration(page);
  await page.goto('/');
  await (await openNavigation()).getByRole('link', { name: ui.navigation.benefits }).click();
  await expect(page).toHaveURL('/benefits');
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a menu that was opened before hydration still works', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).tap();
    await hydrated(page);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page
      .getByRole('navigation', { name: ui.mainNavigation })
      .getByRole('link', { name: ui.navigation.home })
      .tap();
    await expect(page.getByRole('navigation', { name: ui.mainNavigation })).toBeHidden();
  });
});
