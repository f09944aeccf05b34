import { expect, test } from 'vitest';
import { pictureSize } from '../../generate/documents/head/social-tags.ts';
import { logoAddress } from '../../generate/documents/head/structured-data/organization.ts';
import { fileAt, indexedPages, pngSize, textAt } from './built-files.ts';

/** Returns the picture that a page names for link previews. */
function pictureOf({ root }: (typeof indexedPages)[number]): Buffer {
  const address = root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  return fileAt(new URL(address).pathname);
}

test.each(indexedPages)('the picture of $address is 1200 by 630 pixels and below 100 KB', (page) => {
  const picture = pictureOf(page);
  expect(pngSize(picture)).toEqual({ width: 1200, height: 630 });
  expect(pngSize(picture)).toEqual(pictureSize);
  expect(picture.length).toBeLessThan(100_000);
});

test('every page has a picture of its own', () => {
  const pictures = indexedPages.map((page) => pictureOf(page).toString('base64'));
  expect(new Set(pictures).size).toBe(indexedPages.length);
});

test('the icons have the sizes that pages declare', () => {
  expect(pngSize(fileAt('/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
  const icon = fileAt('/favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt8(6), icon.readUInt8(7)]).toEqual([1, 32, 32]);
  expect(pngSize(icon.subarray(icon.readUInt32LE(18)))).toEqual({ width: 32, height: 32 });
  expect(icon.readUInt32LE(14)).toBe(icon.length - 22);
});

test('the SVG icon adapts to the theme of the browser', () => {
  expect(textAt('/favicon.svg')).toContain('prefers-color-scheme:dark');
});

test('the logo of the structured data is large enough for search engines', () => {
  expect(pngSize(fileAt(logoAddress))).toEqual({ width: 512, height: 512 });
});
