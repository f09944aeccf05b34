import { expect, footerLink, hydrated, test, visit } from './fixtures.ts';

test.use({ expectedComplaints: /removeChild/ });

/** Changes by page translation or a content blocker, after which React cannot remove the page. */
const changes: Record<string, () => void> = {
  wrapped: () => {
    const child = document.querySelector('main > :first-child');
    const font = document.createElement('font');
    child?.replaceWith(font);
    if (child) font.append(child);
  },
  removed: () => document.querySelector('main > :last-child')?.remove(),
};

// A test for each: the last navigation would interrupt the first of the next one.
for (const [name, change] of Object.entries(changes))
  test(
    `if a child of main is ${name}, the browser opens the next page itself, once`,
    { tag: name === 'wrapped' ? [] : '@all' },
    async ({ page, documents }) => {
      await visit(page, '/about');
      await page.evaluate(change);
      await Promise.all([page.waitForEvent('load'), footerLink(page, 'benefits').click()]);
      await expect(page).toHaveURL('/benefits');
      await hydrated(page);
      await footerLink(page, 'services').click();
      await expect(page).toHaveURL('/services');
      await expect(page.locator('h1')).toBeFocused();
      await page.evaluate(change);
      await Promise.all([page.waitForEvent('load'), page.goBack()]);
      await expect(page).toHaveURL('/benefits');
      expect(documents).toEqual(['/about', '/benefits', '/benefits']);
    },
  );
