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

test('if a child of main is wrapped or removed, the browser opens the next page itself, once', async ({
  page,
  documents,
}) => {
  for (const change of Object.values(changes)) {
    documents.length = 0;
    await visit(page, '/about');
    await page.evaluate(change);
    await footerLink(page, 'benefits').click();
    await expect(page).toHaveURL('/benefits');
    await hydrated(page);
    await footerLink(page, 'services').click();
    await expect(page.locator('h1')).toBeFocused();
    await page.evaluate(change);
    await page.goBack();
    await expect(page).toHaveURL('/benefits');
    await expect.poll(() => documents).toEqual(['/about', '/benefits', '/benefits']);
    await page.waitForLoadState();
  }
});
