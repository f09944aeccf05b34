/** Questions in the browser, on the other site, of which one page has some. */
import type { Page } from '@playwright/test';
import { pageAddress } from '../../app/site/pages.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ served: 'meridian' });

const address = pageAddress('nearshoring');

/** Returns the parts of the first question. */
function firstQuestion(page: Page) {
  const question = page.locator('main details').first();
  return { heading: question.getByRole('heading'), answer: question.locator('[id^=question-]') };
}

test('stay as prerendered after hydration, and open', async ({ page }) => {
  await page.goto(address);
  await hydrated(page);
  const { heading, answer } = firstQuestion(page);
  await expect(answer).toBeHidden();
  await heading.click();
  await expect(answer).toBeVisible();
});

test(
  'are there after client-side navigation, with their copy links',
  { tag: '@all' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(pageAddress('about'));
    await hydrated(page);
    await page.getByRole('banner').locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    const { heading, answer } = firstQuestion(page);
    await heading.click();
    await answer.getByRole('link').last().click();
    await expect(page).toHaveURL(`${baseURL}${address}#${await answer.getAttribute('id')}`);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens its answer', async ({ page }) => {
    await page.goto(address);
    const { heading, answer } = firstQuestion(page);
    await page.goto(`${address}#${await answer.getAttribute('id')}`);
    await expect(answer).toBeInViewport();
    await expect(heading).toBeInViewport();
  });
});

test('a link to a question opens its answer', { tag: '@all' }, async ({ page }) => {
  await page.goto(pageAddress('services'));
  await hydrated(page);
  const link = page.locator('main a[href*="#question-"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  const answer = page.locator(target.slice(target.indexOf('#')));
  await expect(answer).toBeInViewport();
  await expect(answer).toBeFocused();
});
