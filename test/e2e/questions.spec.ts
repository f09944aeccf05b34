import { loadWords } from '../../generate/content/load.ts';
import { defaultLocale } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { ui } from './content.ts';
import { expect, hydrated, test } from './fixtures.ts';

const contact = pageAddress('contact');
const items = loadWords(process.cwd(), defaultLocale.code, 'contact').questions?.items ?? {};
const [key = ''] = Object.keys(items);
const { question = '', answer: [first = ''] = [] } = items[key] ?? {};

test('stay as prerendered after hydration, and open', async ({ page }) => {
  await page.goto(contact);
  await hydrated(page);
  await expect(page.locator('main details')).toHaveCount(Object.keys(items).length);
  await page.getByRole('heading', { name: question }).click();
  await expect(page.getByText(first)).toBeVisible();
});

test(
  'are there after client-side navigation, with their copy links',
  { tag: '@all' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(pageAddress('about'));
    await hydrated(page);
    await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).click();
    await expect(page).toHaveURL(contact);
    await page.getByRole('heading', { name: question }).click();
    await page.getByRole('link', { name: `${ui.copyLink.label}: ${question}` }).click();
    await expect(page.getByText(ui.copyLink.done, { exact: true }).first()).toBeVisible();
    expect(page.url()).toBe(`${baseURL}${contact}#question-${key}`);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens its answer', async ({ page }) => {
    await page.goto(`${contact}#question-${key}`);
    await expect(page.getByText(first)).toBeInViewport();
    await expect(page.getByRole('heading', { name: question })).toBeInViewport();
  });
});

test.describe('on the other site', () => {
  test.use({ served: 'other site' });

  test('a link to a question opens its answer', { tag: '@all' }, async ({ page }) => {
    await page.goto(pageAddress('services'));
    await hydrated(page);
    const link = page.locator('main a[href*="#question-"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    const answer = page.locator(address.slice(address.indexOf('#')));
    await expect(answer).toBeInViewport();
    await expect(answer).toBeFocused();
  });
});
