import sharp from 'sharp';
import { expect, test } from 'vitest';
import { everyDocument, isthmus } from './site.ts';

test('every page has a picture of its own for link previews', () => {
  const pictures = everyDocument.flatMap(({ root }) => {
    const address = root.querySelector('meta[property="og:image"]')?.getAttribute('content');
    return address === undefined ? [] : [isthmus.bytes(new URL(address).pathname).toString('base64')];
  });
  expect(pictures).toHaveLength(28);
  expect(new Set(pictures).size).toBe(28);
});

test('the icons have the sizes that pages declare', async () => {
  expect(await sharp(isthmus.bytes('/apple-touch-icon.png')).metadata()).toMatchObject({
    width: 180,
    height: 180,
  });
  const icon = isthmus.bytes('/favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt8(6), icon.readUInt8(7)]).toEqual([1, 32, 32]);
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({
    width: 32,
    height: 32,
  });
  expect(icon.readUInt32LE(14)).toBe(icon.length - 22);
});

test('the SVG icon adapts to the theme of the browser', () => {
  expect(isthmus.read('/favicon.svg')).toContain('prefers-color-scheme:dark');
});

test('the logo of the structured data is large enough for search engines', async () => {
  expect(await sharp(isthmus.bytes('/icon-512.png')).metadata()).toMatchObject({ width: 512, height: 512 });
});
