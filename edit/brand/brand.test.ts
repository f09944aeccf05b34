import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const logo = '<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="primary"/></svg>\n';
const at = (...path: string[]) => ({ file: 'site', locale: '', path });
const edits = [
  { do: 'set', at: at('name'), value: 'Acme' },
  { do: 'set', at: at('colors', 'secondary'), value: '#00AA55' },
  { do: 'write', file: 'logo.svg', data: logo },
] as const;

test('name, colors and logo are saved together', async () => {
  const opened = actions.brand();
  expect(opened.fields.map(({ kind }) => kind)).toEqual(['text', 'text', 'color', 'color']);
  expect(opened.logo).toBe(copy.read('logo.svg'));
  const outcome = actions.save({ edits: [...edits], hashes: opened.hashes, title: 'Brand' });
  expect(outcome).toMatchObject({ state: 'saved', files: ['site.yaml', 'logo.svg'] });
  expect(parse(copy.read('site.yaml'))).toMatchObject({ name: 'Acme', colors: { secondary: '#00AA55' } });
  expect(copy.read('logo.svg')).toBe(logo);
  expect((await actions.review()).changes.map(({ page, label }) => `${page}: ${label}`)).toEqual([
    'Logo: Changed',
    'Company: Name',
    'Company: Colors › Of the office that meets clients',
  ]);
});

const drawing = (name: string) => readFileSync(`test/logos/${name}.svg`);
const open = (text: string | Buffer) => actions.openLogo({ name: 'logo', bytes: Buffer.from(text) });

test('a drawing as Figma or Illustrator exports it becomes flat shapes', async () => {
  const figma = await open(drawing('figma'));
  expect(figma).toMatchObject({ mistakes: [], notes: ['A gradient is drawn in one color, #800080.'] });
  expect(figma.logo).toMatchObject({ width: 40, height: 40 });
  expect(figma.logo?.shapes.map(({ fill }) => fill)).toEqual(['#149a84', '#800080']);
  const illustrator = await open(drawing('illustrator'));
  expect(illustrator.logo?.shapes).toEqual([
    { tag: 'path', fill: '#000080', attributes: { d: 'M17 9h8v8h-8z' } },
    { tag: 'path', fill: '#000000', attributes: { d: expect.stringMatching(/^M.*4 2/) } },
  ]);
});

test('what a logo cannot be drawn of is named', async () => {
  const { mistakes } = await open(drawing('undrawable'));
  expect(mistakes.map((mistake) => mistake.replace(/,.*/, ''))).toEqual([
    'has text',
    'has a copy of what is not there',
    'has a stroke: make a shape of it by Outline Stroke (Figma',
    'has a shadow or a blur: take it away under Effects (Figma)',
    'has sizes in percent: export it with sizes in pixels',
  ]);
  const clear =
    '<svg viewBox="0 0 9 9"><path d="M0 0h3v3" fill="#0000"/><path d="M0 0h3v3z" stroke="none"/></svg>';
  expect((await open(clear)).logo?.shapes).toHaveLength(1);
  expect((await open('<svg><g>')).mistakes).toEqual([expect.stringContaining('is not an SVG drawing')]);
  expect((await open('%PDF')).mistakes).toEqual(['is neither a drawing (SVG) nor a picture (PNG or JPEG)']);
});

test('a drawing with a shadow and a stroke is drawn as a picture, and it is said what to take away', async () => {
  const { logo: drawn, notes, mistakes } = await open(drawing('shadow-and-stroke'));
  expect([mistakes, notes]).toEqual([[], [expect.stringMatching(/a shadow or a blur: .*; a stroke: /)]]);
  const [shape] = drawn?.shapes ?? [];
  const png = Buffer.from(shape?.attributes['href']?.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([320, 160]);
  const middle = (80 * 320 + 160) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
});

test('a drawing that would take minutes to draw is refused at once, by the number of what it draws', async () => {
  const groups = Array.from(
    { length: 22 },
    (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/><use href="#g${index}"/></g>`,
  );
  const copies = `<defs><path id="g0" d="M0 0h1v1z"/>${groups.join('')}</defs><use href="#g22"/>`;
  const nested = '<g>'.repeat(5000) + '</g>'.repeat(5000);
  const many = '<path d="M0 0h1v1z"/>'.repeat(10_000);
  const refusals = await Promise.all(
    [copies, nested, many].map(
      async (drawn) => (await open(`<svg viewBox="0 0 9 9"><g>${drawn}</g></svg>`)).mistakes,
    ),
  );
  expect(refusals).toEqual([
    ['has more than 2000 elements once its copies are drawn: export fewer shapes'],
    // By the room that the stack has.
    [expect.stringMatching(/^has (?:groups in groups, too many|more than 2000 elements)/)],
    [expect.stringMatching(/^has 211 KB, and may have 200/)],
  ]);
});

test('a picture becomes the logo, small enough for icons and cards', async () => {
  const wide = { create: { width: 900, height: 450, channels: 4, background: '#0000' } } as const;
  const { logo: drawn, mistakes } = await open(await sharp(wide).png().toBuffer());
  expect([mistakes, drawn?.width, drawn?.height]).toEqual([[], 320, 160]);
  expect(drawn?.shapes).toMatchObject([
    { tag: 'image', attributes: { href: expect.stringMatching(/^data:image\/png/) } },
  ]);
});
