/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
import type { Page } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

// The maximum space of a ring around its element.
const margin = 7;

/**
 * Computes the contrast (WCAG 2.2, relative luminance) between the pixels of two screenshots, as a share of the ring.
 */
async function changedShare(page: Page, pictures: [string, string], box: Box): Promise<number> {
  return page.evaluate(
    async ({ pictures, box }) => {
      const pixels = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return { data: context?.getImageData(0, 0, bitmap.width, bitmap.height).data, scale: bitmap.width };
        }),
      );
      const [with_, without] = pixels;
      if (!with_?.data || !without?.data) throw new Error('no canvas');
      const linear = (value = 0) => {
        const part = value / 255;
        return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
      let changed = 0;
      for (let at = 0; at < with_.data.length; at += 4) {
        const [a, b] = [luminance(with_.data, at), luminance(without.data, at)];
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) changed += 1;
      }
      // In device pixels. WCAG 2.4.13 (AAA) asks for a ring of two CSS pixels.
      const ratio = with_.scale / box.width;
      return changed / (ratio * ratio) / (2 * 2 * (box.width + box.height));
    },
    { pictures, box },
  );
}

/**
 * Returns how much of a two-pixel ring around the focused element changes its contrast by at least 3:1 on focus. The
 * page itself compares the screenshots: another tab would send it to the background, where screenshots are slow.
 */
export async function ringBetween(page: Page, stop: Box): Promise<number> {
  const offset = await page.evaluate(() => scrollY);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const top = Math.max(0, stop.y - offset - margin);
  const left = Math.max(0, stop.x - margin);
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, stop.x + stop.width + margin) - left,
    height: Math.min(height, stop.y - offset + stop.height + margin) - top,
  };
  const focused = await page.screenshot({ clip, scale: 'css' });
  // Keeps the starting point of sequential focus navigation.
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((element) => element.blur());
  const blurred = await page.screenshot({ clip, scale: 'css' });
  await element.evaluate((element) => element.focus({ preventScroll: true }));
  return changedShare(page, [focused.toString('base64'), blurred.toString('base64')], clip);
}
