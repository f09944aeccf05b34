import { pageAddress, pages } from '../../app/site/pages.ts';
import { serviceAt, site, ui, words } from './content.ts';
import { expect, failedResource, menuButton, phone, test } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

test.use({ javaScriptEnabled: false });

test('every page is readable', async ({ page }) => {
  for (const { id } of pages) {
    await page.goto(pageAddress(id));
    await expect(page).toHaveTitle(words(id).meta.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: site.email })).toBeVisible();
    // Nothing needs a script or an animation to become visible.
    const hidden = await page.getByRole('main').evaluate((main) => {
      // What needs a script has rules in `@media (scripting)`.
      const scripted: string[] = [];
      const read = (rules: CSSRuleList, isScripted: boolean) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            if (isScripted && rule.style.display) scripted.push(rule.selectorText);
          } else if (rule instanceof CSSMediaRule)
            read(rule.cssRules, isScripted || rule.conditionText.includes('scripting'));
          else if (rule instanceof CSSGroupingRule) read(rule.cssRules, isScripted);
        }
      };
      for (const sheet of document.styleSheets) read(sheet.cssRules, false);
      return [...main.querySelectorAll('h2, h3, p, li, dd, td')]
        .filter((element) => !element.closest(scripted.join()) && !element.closest('[role=status]'))
        .filter((element) => element.textContent !== '' && !element.closest('details:not([open])'))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent);
    });
    // What the boot script shows where code does not come, and what a form that posts has come back to.
    const { form, posting } = words('contact');
    const later = [form.late, posting.received];
    expect(hidden.filter((text) => !later.some((words) => text.startsWith(words)))).toEqual([]);
  }
});

test('the header’s links work', async ({ page, openNavigation }) => {
  await page.goto('/');
  for (const id of ['services', 'nearshoring'] as const) {
    await (await openNavigation()).getByRole('link', { name: ui.navigation[id], exact: true }).click();
    await expect(page).toHaveURL(pageAddress(id));
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(1);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu opens and closes', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: ui.mainNavigation });
    await expect(menu).toBeHidden();
    await menuButton(page).tap();
    await expect(menu).toBeVisible();
    await menuButton(page).tap();
    await expect(menu).toBeHidden();
  });
});

test('a service link in the footer scrolls to below the header', { tag: '@all' }, async ({ page }) => {
  const { id, title } = serviceAt(-1);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/services#${id}`);
  await expectBelowHeader(page, page.locator(`#${id}`));
});

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: failedResource });

  test('links to the home page', async ({ page }) => {
    expect((await page.goto('/a/b/c'))?.status()).toBe(404);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('not-found').home })
      .click();
    await expect(page).toHaveURL('/');
  });
});
