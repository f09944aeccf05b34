import { expect, test } from 'vitest';
import { measureFaces, pictureFonts } from './picture-fonts.ts';

const root = process.cwd();

test('draws the letters of other languages beside those of English, and names what no font has', async () => {
  const fonts = await pictureFonts(root, ['Zażółć w Łodzi 漢']);
  expect(fonts.missing).toEqual(['漢']);
  expect(fonts.split('Zażółć').map(({ text }) => text)).toEqual(['Za', 'ż', 'ó', 'łć']);
  const { headline, place } = measureFaces(fonts);
  // As wide as the letters without their accents.
  expect(headline('Zażółć') / headline('Zazolc')).toBeCloseTo(1, 1);
  expect(place('headline', 'w Łodzi').map(({ at }) => at > 0)).toEqual([false, true, true]);
});

test('draws other alphabets in one design, and emoji', async () => {
  const fonts = await pictureFonts(root, ['Tiếng Việt', 'Ώρες, день 🎉👩🏽‍💻🇨🇷']);
  expect(fonts.missing).toEqual([]);
  expect(fonts.split('Tiếng Việt').every(({ family }) => family.startsWith('noto-sans'))).toBe(true);
});
