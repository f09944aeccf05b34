import type { Page } from '@playwright/test';

/**
 * Returns what assistive technology does not find of the page's tables: browsers drop these roles from a table that is laid
 * out as blocks, unless its elements name them.
 */
export async function lostTables(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const expected = await page.evaluate(() => ({
    table: document.querySelectorAll('table').length,
    row: document.querySelectorAll('tr').length,
    columnheader: document.querySelectorAll('thead th').length,
    rowheader: document.querySelectorAll('tbody th').length,
    cell: document.querySelectorAll('td').length,
  }));
  return Object.entries(expected).flatMap(([role, all]) => {
    const count = nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    return count < all ? [`${count} of ${all} have the role "${role}"`] : [];
  });
}
