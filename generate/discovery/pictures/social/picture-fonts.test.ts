import { expect, test } from 'vitest';
import { pictureFonts } from './picture-fonts.ts';

const fontsOf = (text: string) => pictureFonts(process.cwd(), [text]);

test('draws the letters of other languages beside those of English', async () => {
  expect((await fontsOf('Zażółć w Łodzi 漢')).families).toMatch(/^Schibsted Grotesk,/);
});

test('draws other alphabets in one design', async () => {
  expect((await fontsOf('Tiếng Việt')).families).toMatch(/^Noto Sans,/);
});
