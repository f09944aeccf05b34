import { expect, test } from 'vitest';
import { pictureFonts } from './picture-fonts.ts';

const fontsOf = (text: string) => pictureFonts(process.cwd(), [text]);

test('draws the letters of other languages beside those of English, and names what no font has', async () => {
  const { families, missing } = await fontsOf('Zażółć w Łodzi 漢');
  expect(missing).toEqual(['漢']);
  expect(families).toMatch(/^Schibsted Grotesk,/);
});

test('draws other alphabets in one design, and emoji', async () => {
  expect((await fontsOf('Tiếng Việt')).families).toMatch(/^Noto Sans,/);
  expect((await fontsOf('Ώρες, день 🎉👩🏽‍💻🇨🇷')).missing).toEqual([]);
});
