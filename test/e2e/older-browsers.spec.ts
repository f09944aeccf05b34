/** Browsers in which the code cannot do all that it does elsewhere. */
import type { Page } from '@playwright/test';
import { form } from './contact-fixtures.ts';
import { denyStorage, expect, footerLink, requestsOf, test, visit } from './fixtures.ts';

const firstName = (page: Page) => page.locator('[name=firstName]');
const lastName = (page: Page) => page.locator('[name=lastName]');

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

test('with cookies and site data blocked, navigation and the choice of a theme work', async ({
  page,
  documents,
}) => {
  await denyStorage(page);
  await visit(page, '/');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await footerLink(page, 'about').click();
  await expect(page.locator('h1')).toHaveText('We work when you do');
  expect(documents).toEqual(['/']);
});

const failures: Record<string, () => void> = {
  'in a browser that is too old for the code': () => void Reflect.deleteProperty(Intl, 'Segmenter'),
  'after an error of an effect while hydrating': () => {
    ResizeObserver.prototype.observe = () => {
      throw new Error('breaks');
    };
  },
};

test.describe('the form is what it is without JavaScript, and keeps what is typed', () => {
  test.use({ expectedComplaints: /too old for the code|breaks/ });

  for (const [when, fail] of Object.entries(failures))
    test(when, async ({ page }) => {
      await page.addInitScript(fail);
      await page.goto('/contact');
      await firstName(page).fill('Ada');
      await expect(page.getByText(form.noScript)).toBeVisible();
      await expect(page.getByRole('button', { name: form.submit })).toBeHidden();
      await expect(page.locator('[data-waits]')).toHaveCount(0);
      await lastName(page).fill('Lovelace');
      await footerLink(page, 'about').click();
      await expect(page.locator('h1')).toHaveText('We work when you do');
      await page.goto('/contact');
      await expect(firstName(page)).toHaveValue('Ada');
      await expect(lastName(page)).toHaveValue('Lovelace');
    });
});

/** Without each of these, the code fails at another time. */
const missing: Record<string, () => void> = {
  'Array.from': () => void Reflect.deleteProperty(Array, 'from'),
  'Object.entries': () => void Reflect.deleteProperty(Object, 'entries'),
  padStart: () => void Reflect.deleteProperty(String.prototype, 'padStart'),
  startsWith: () => void Reflect.deleteProperty(String.prototype, 'startsWith'),
};

test.describe('without a method that the code does not ask for', { tag: '@all' }, () => {
  test.use({ expectedComplaints: /./ });

  for (const [name, remove] of Object.entries(missing))
    test(`the form keeps what is typed: ${name}`, async ({ page }) => {
      await page.addInitScript(remove);
      await page.goto('/contact');
      await firstName(page).fill('Ada');
      await page.waitForLoadState('networkidle');
      await lastName(page).fill('Lovelace');
      await page.goto('/about');
      await page.goto('/contact');
      await expect(firstName(page)).toHaveValue('Ada');
      await expect(lastName(page)).toHaveValue('Lovelace');
    });
});
