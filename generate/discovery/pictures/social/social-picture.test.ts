import { Resvg } from '@resvg/resvg-js';
import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { pages } from '#packages/site/pages.ts';
import { loadSite } from '#packages/content/site.ts';
import { isthmus } from '#test/sites/sites.ts';
import { svgFile } from '../svg.ts';
import { measureFaces, pictureFonts } from './picture-fonts.ts';
import {
  composition,
  layOut,
  leadLineHeight,
  pictureSvg,
  sizeOfName,
  textBox,
  titleLineHeight,
} from './social-picture.ts';

const brand = loadSite(isthmus);
const measure = measureFaces(await pictureFonts(process.cwd()));

const word = string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }).map((text) =>
  text.replaceAll(' ', 'W'),
);
const prose = (most: number) =>
  array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));

test('fits titles and leads of any length into their box, without losing characters', () => {
  assert(
    property(prose(25), prose(40), (titleText, leadText) => {
      const { title, lead } = layOut({ name: 'Isthmus', title: titleText, lead: leadText }, measure);
      for (const line of title.lines)
        expect(measure.headline(line) * title.size).toBeLessThanOrEqual(textBox.width);
      for (const line of lead.lines)
        expect(measure.text(line) * lead.size).toBeLessThanOrEqual(textBox.width);
      const height =
        title.lines.length * title.size * titleLineHeight + lead.lines.length * lead.size * leadLineHeight;
      expect(height).toBeLessThanOrEqual(textBox.height);
      expect(title.lines.join('').replaceAll(' ', '')).toBe(titleText.replaceAll(' ', ''));
      expect(lead.lines.join('').replaceAll(' ', '')).toBe(leadText.replaceAll(' ', ''));
    }),
    { numRuns: 20 },
  );
});

test('contains name, title and lead', () => {
  const svg = pictureSvg(brand, 'about', { name: 'Acme', title: 'Near & far', lead: 'Half a day' }, measure);
  for (const text of ['Acme', 'Near &amp; far', 'Half a day']) expect(svg).toContain(text);
});

test('shrinks a long company name to the text width, and leaves a short one at full size', () => {
  const name = 'Meridian International Technologies of the Americas';
  const size = sizeOfName(name, measure.headline);
  expect(measure.headline(name) * size).toBeLessThan(textBox.width);
  expect(pictureSvg(brand, 'about', { name, title: 'Title', lead: 'Lead' }, measure)).toContain(
    `font-size="${size}"`,
  );
  expect(sizeOfName('Acme', measure.headline)).toBe(34);
});

test.each(pages)('the shapes of $id do not overlap the text', ({ id }) => {
  const box = new Resvg(svgFile(1200, 630, composition(id, brand.palette))).getBBox();
  expect(box?.x).toBeGreaterThan(textBox.x + textBox.width);
});
