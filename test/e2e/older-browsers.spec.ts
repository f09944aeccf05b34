/** Browsers that lack what the code needs: the page stays what it is without JavaScript. */
import type { Page } from '@playwright/test';
import { site, ui, words } from './content.ts';
import { expect, menuButton, phone, test } from './fixtures.ts';

const { form } = words('contact');

/** Takes a feature away, such as "Array.prototype.at", before the page's scripts run. */
function remove(path: string): void {
  const names = path.split('.');
  const name = names.pop() ?? '';
  const owner = names.reduce<object>((object, each) => Reflect.get(object, each) as object, globalThis);
  Reflect.deleteProperty(owner, name);
}

async function expectFormWithoutScript(page: Page): Promise<void> {
  await expect(page.getByText(form.noScript)).toBeVisible();
  // A form that posts needs no script.
  const visible = site.contactEndpoint !== undefined;
  await expect(page.getByRole('button', { name: form.submit })).toBeVisible({ visible });
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}

test('no code is loaded where media queries do not know scripting', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.addInitScript(() => {
    const real = matchMedia;
    window.matchMedia = (query) => real(query.includes('scripting') ? 'not all' : query);
  });
  await page.goto('/contact');
  await page.getByRole('textbox').first().fill('Ada');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([
    expect.stringContaining('/assets/boot-'),
    expect.stringContaining('/assets/keep-draft-'),
  ]);
});

test.describe('without a feature that the code needs', () => {
  test.use({ expectedComplaints: /This browser has no|is not a function/ });

  const features = [
    'AbortController',
    'IntersectionObserver',
    'ResizeObserver',
    'Array.prototype.at',
    'Array.prototype.findLast',
    'Array.prototype.toReversed',
    'Array.prototype.toSorted',
    'Element.prototype.animate',
    'Object.hasOwn',
    'String.prototype.toWellFormed',
  ];

  test('the form is what it is without JavaScript, and keeps what is typed', async ({ page }) => {
    await page.addInitScript(remove, 'Array.prototype.at');
    await page.goto('/contact');
    await page.getByRole('textbox').first().fill('Ada');
    await expectFormWithoutScript(page);
    await page.getByRole('textbox').first().fill('Ada L.');
    await page.reload();
    await expect(page.getByRole('textbox').first()).toHaveValue('Ada L.');
  });

  test('so it is without any of them', { tag: '@all' }, async ({ context }) => {
    for (const feature of features)
      await test.step(feature, async () => {
        const page = await context.newPage();
        await page.addInitScript(remove, feature);
        await page.goto('/contact');
        await page.getByRole('textbox').first().fill('Ada');
        await expectFormWithoutScript(page);
        await page.close();
      });
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the menu opens and leads to a page', { tag: '@all' }, async ({ page }) => {
      await page.addInitScript(remove, 'Array.prototype.at');
      await page.goto('/');
      await menuButton(page).tap();
      const menu = page.getByRole('navigation', { name: ui.mainNavigation });
      await menu.getByRole('link', { name: ui.navigation.about, exact: true }).tap();
      await expect(page.getByRole('heading', { level: 1, name: words('about').title })).toBeVisible();
    });
  });
});

test.describe('an error of an effect while hydrating', () => {
  test.use({ expectedComplaints: /breaks/ });

  test('leaves the page, as it is without JavaScript', async ({ page }) => {
    await page.addInitScript(() => {
      ResizeObserver.prototype.observe = () => {
        throw new Error('breaks');
      };
    });
    await page.goto('/contact');
    await page.getByRole('textbox').first().fill('Ada');
    await expectFormWithoutScript(page);
    await expect(page.getByRole('textbox').first()).toHaveValue('Ada');
    await expect(page).toHaveTitle(words('contact').meta.title);
    await page.getByRole('contentinfo').getByRole('link', { name: ui.navigation.about }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('about').title })).toBeVisible();
  });
});
