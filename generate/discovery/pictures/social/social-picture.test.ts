import { expect, test } from 'vitest';
import sharp from 'sharp';
import { pages } from '#packages/site/pages.ts';
import { loadSite } from '#packages/content/site.ts';
import { isthmus } from '#test/sites/sites.ts';
import { svgFile } from '../svg.ts';
import { fitText } from './fit-text.ts';
import { pictureFonts } from './picture-fonts.ts';
import { composition, drawPicture, textBox } from './social-picture.ts';

const brand = loadSite(isthmus);
const { families } = await pictureFonts(process.cwd(), []);
const style = { families, weight: 800, spacing: -0.04, lineHeight: 0.79, color: '#000000' };
const box = { width: 680, height: 300, sizes: { from: 112, to: 48 } };

test.each([
  ['one word', 'About'],
  ['the longest title', 'A title with as many words as there may be in one, and more than that '.repeat(3)],
  ['a word without an end', 'W'.repeat(200)],
  ['no letters', '& < >'],
])('fits %s into its box', async (_, text) => {
  const { width, height } = await fitText(text, style, box);
  expect(width).toBeLessThanOrEqual(box.width);
  expect(height).toBeLessThanOrEqual(box.height);
});

test('breaks lines where a text does, and balances others', async () => {
  const [balanced, broken] = await Promise.all(
    ['Benefits of Nearshoring', 'Benefits of\nNearshoring'].map((text) => fitText(text, style, box)),
  );
  expect(balanced).toEqual(broken);
});

test('shrinks a long name of a company to one line beside the logo, of which nothing is lost', async () => {
  const words = { name: 'Meridian International Technologies of A', title: 'Near & far', lead: 'Half a day' };
  const picture = await drawPicture(brand, 'about', words, families);
  const { info } = await sharp(picture)
    .extract({ left: textBox.x, top: 0, width: textBox.width, height: textBox.y })
    .trim()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThan(textBox.width * 0.8);
  expect(info.width).toBeLessThanOrEqual(textBox.width);
});

test.each(pages)('the shapes of $id do not overlap the text', async ({ id }) => {
  const shapes = svgFile(1200, 630, composition(id, brand.palette));
  const { info } = await sharp(Buffer.from(shapes)).trim().toBuffer({ resolveWithObject: true });
  expect(-(info.trimOffsetLeft ?? 0)).toBeGreaterThan(textBox.x + textBox.width);
});
