import { pageAddress, pages } from '../../app/site/pages.ts';
import { words } from './content.ts';
import { expect, menuButton, phone, test } from './fixtures.ts';
import { expectBelowHeader } from './scroll.ts';

test.use({ javaScriptEnabled: false });

for (const { id } of pages)
  test(
    `${pageAddress(id)} is readable`,
    { tag: ['home', 'contact'].includes(id) ? [] : '@all' },
    async ({ page }) => {
      await page.goto(pageAddress(id));
      await expect(page).toHaveTitle(words(id).meta.title);
      await expect(page.locator('h1')).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'info@example.com' }),
      ).toBeVisible();
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
      // What the boot script shows where code does not come.
      expect(hidden.filter((text) => !text.startsWith(words('contact').form.late))).toEqual([]);
    },
  );

test('the header’s links work, and that of a service scrolls to below the header', async ({
  page,
  openNavigation,
}) => {
  await page.goto('/');
  await (await openNavigation()).getByRole('link', { name: 'Nearshoring', exact: true }).click();
  await expect(page).toHaveURL('/nearshoring');
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(1);
  await page.locator('footer a[href="/services#it-staffing"]').click();
  await expect(page).toHaveURL('/services#it-staffing');
  await expectBelowHeader(page, page.locator('#it-staffing'));
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu opens and closes', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await menuButton(page).tap();
    await expect(menu).toBeVisible();
    await menuButton(page).tap();
    await expect(menu).toBeHidden();
  });
});
