import { serviceAt, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

test('the services index marks the current section', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/services');
  const index = page.getByRole('navigation', { name: words('services').index });
  const { id, title } = serviceAt(2);
  await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
  await expect(index.locator('[aria-current=true]')).toHaveText([title]);
});
