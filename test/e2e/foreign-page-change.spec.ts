import { expect, expectPage, footerLink, hydrated, test } from './watch-fixtures.ts';

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

for (const [what, change] of Object.entries(changes))
  test(`if a child of main is ${what}, the browser opens the next page itself, once`, async ({
    page,
    watch,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.evaluate(change);
    await footerLink(page, 'benefits').click();
    await expectPage(page, 'benefits');
    expect(watch.documents).toEqual(['/about', '/benefits']);
    await hydrated(page);
    await footerLink(page, 'services').click();
    await expectPage(page, 'services');
    await page.evaluate(change);
    await page.goBack();
    await expectPage(page, 'benefits');
    expect(watch.documents).toEqual(['/about', '/benefits', '/benefits']);
  });
