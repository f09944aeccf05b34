import { expect, test, visit } from './fixtures.ts';

test.use({ served: 'meridian' });

test('a link to a question opens its answer on another page', async ({ page }) => {
  await visit(page, '/services');
  const link = page.locator('main a[href*="#question-"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  const answer = page.locator(target.slice(target.indexOf('#')));
  await expect(answer).toBeInViewport();
  await expect(answer).toBeFocused();
});

test('answers open, and have a copy link', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await visit(page, '/nearshoring');
  const question = page.locator('main details').first();
  const answer = question.locator('[id^=question-]');
  await expect(answer).toBeHidden();
  await question.getByRole('heading').click();
  await expect(answer).toBeVisible();
  await answer.getByRole('link').last().click();
  await expect(page).toHaveURL(`/nearshoring#${await answer.getAttribute('id')}`);
});
