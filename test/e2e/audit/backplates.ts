import type { Page } from '@playwright/test';

/**
 * Returns the texts that forced colours hide: browsers paint a backplate in the page's colour behind all text, except with
 * `forced-color-adjust: none`.
 */
export async function textHiddenByBackplates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => {
        const style = getComputedStyle(element);
        return style.color === ground && style.getPropertyValue('forced-color-adjust') !== 'none';
      })
      .map(({ textContent }) => textContent);
  });
}
