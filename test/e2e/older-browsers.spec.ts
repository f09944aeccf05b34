/** Browsers that lack what the code needs: the page stays what it is without JavaScript. */
import type { Page } from '@playwright/test';
import { form } from './contact-fixtures.ts';
import { expect, requestsOf, test } from './fixtures.ts';

const firstName = (page: Page) => page.locator('[name=firstName]');

async function expectFormWithoutScript(page: Page): Promise<void> {
  await expect(page.getByText(form.noScript)).toBeVisible();
  await expect(page.getByRole('button', { name: form.submit })).toBeHidden();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}

test('no code is loaded where media queries do not know scripting', { tag: '@all' }, async ({ page }) => {
  const scripts = requestsOf(page, /\.js$/);
  await page.addInitScript(() => {
    const real = matchMedia;
    window.matchMedia = (query) => real(query.includes('scripting') ? 'not all' : query);
  });
  await page.goto('/contact');
  await firstName(page).fill('Ada');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([
    expect.stringContaining('/assets/boot-'),
    expect.stringContaining('/assets/keep-draft-'),
  ]);
});

test.describe('in a browser that is too old for the code', () => {
  test.use({ expectedComplaints: /too old for the code/ });

  test('the form is what it is without JavaScript, and keeps what is typed', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Intl, 'Segmenter');
    });
    await page.goto('/contact');
    await firstName(page).fill('Ada');
    await expectFormWithoutScript(page);
    await firstName(page).fill('Ada L.');
    await page.reload();
    await expect(firstName(page)).toHaveValue('Ada L.');
  });
});

test.describe('without a method that the code does not ask for', { tag: '@all' }, () => {
  test.use({ expectedComplaints: /./ });

  for (const name of [
    'Array.from',
    'Object.entries',
    'String.prototype.padStart',
    'String.prototype.startsWith',
  ])
    test(`the form keeps what is typed: ${name}`, async ({ page }) => {
      await page.addInitScript((path) => {
        const [owner = '', ...names] = path.split('.');
        const last = names.pop() ?? '';
        let object: object = Reflect.get(globalThis, owner) as object;
        for (const each of names) object = Reflect.get(object, each) as object;
        Reflect.deleteProperty(object, last);
      }, name);
      await page.goto('/contact');
      await firstName(page).fill('Ada');
      await page.waitForLoadState('networkidle');
      await page.locator('[name=lastName]').fill('Lovelace');
      await page.goto('/about');
      await page.goto('/contact');
      await expect(firstName(page)).toHaveValue('Ada');
      await expect(page.locator('[name=lastName]')).toHaveValue('Lovelace');
    });
});

test.describe('an error of an effect while hydrating', { tag: '@all' }, () => {
  test.use({ expectedComplaints: /breaks/ });

  test('leaves the page, as it is without JavaScript', async ({ page }) => {
    await page.addInitScript(() => {
      ResizeObserver.prototype.observe = () => {
        throw new Error('breaks');
      };
    });
    await page.goto('/contact');
    await firstName(page).fill('Ada');
    await expectFormWithoutScript(page);
    await expect(firstName(page)).toHaveValue('Ada');
    await page.locator('[name=lastName]').fill('Lovelace');
    await page.locator('footer a[href="/about"]').click();
    await expect(page.locator('h1')).toHaveText('We work when you do');
    await page.goto('/contact');
    await expect(page.locator('[name=lastName]')).toHaveValue('Lovelace');
  });
});
