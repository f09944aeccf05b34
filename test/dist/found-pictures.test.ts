import { describe, expect, test } from 'vitest';
import { pictureSize } from '../../generate/documents/head/social-tags.ts';
import { brand } from '../../app/site/brand.ts';
import { locales } from '../../app/site/locales.ts';
import { localeFile } from '../../app/site/page-files.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { exists, fileAt, indexedPages, pngSize, textAt } from './found-site.ts';

type ManifestIcon = { src: string; sizes: string; type: string; purpose: string };

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

describe.each(locales)('the manifest in $name', (locale) => {
  const manifest = JSON.parse(textAt(localeFile('manifest.webmanifest', locale))) as Record<
    string,
    unknown
  > & {
    icons: ManifestIcon[];
  };

  test('has its language and the colours of the brand', () => {
    expect(manifest).toMatchObject({
      lang: locale.code,
      start_url: pageAddress('home', locale),
      theme_color: brand.paper,
      background_color: brand.paper,
    });
  });

  test('lists maskable icons of 192 and 512 pixels, whose files match', () => {
    const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable');
    expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of maskable) {
      const { width, height } = pngSize(fileAt(src));
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.filter(({ src }) => !exists(src))).toEqual([]);
  });
});
