import { expect, test, visit } from './fixtures.ts';

test('booking opens a new tab, which gets no opener', { tag: '@all' }, async ({ page, context }) => {
  await visit(page, '/about');
  const link = page.getByRole('main').getByRole('link', { name: 'Book a Free Consultation' });
  await expect(link).toHaveAccessibleName('Book a Free Consultation (opens in a new tab)');
  await context.route('https://example.com/book', (route) => route.fulfill({ body: 'Schedule' }));
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://example.com/book');
  expect(await tab.evaluate(() => opener)).toBeNull();
  await expect(page).toHaveURL('/about');
});
