import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { paletteMistakes } from './check-palette.ts';
import { blend, contrast, hexOf } from './contrast.ts';
import { colour, parsePalette, readPalette } from './palette.ts';

const text = readFileSync('app/gallery/other-palette.css', 'utf8');
/** Returns the mistakes of the purple and yellow palette with one value replaced. */
const changed = (from: string, to: string) => {
  expect(text).toContain(from);
  return paletteMistakes(parsePalette(text.replace(from, to)));
};

test('computes contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('blends as browsers do', () => {
  expect(hexOf(blend('#808080', '#ff0000', 'multiply'))).toBe('#800000');
  expect(hexOf(blend('#808080', '#ff0000', 'screen'))).toBe('#ff8080');
});

test('follows references and themes', () => {
  const palette = parsePalette(
    '/* --page: #123456; */ :root { --paper: #FFEEDD; --page: light-dark(var(--paper), #000000); }',
  );
  expect(colour(palette, 'page')).toBe('#ffeedd');
  expect(colour(palette, 'page', 'dark')).toBe('#000000');
  expect(() => colour(palette, 'ink')).toThrow('app/styles/palette.css: --ink is not a colour');
});

describe('the check of a palette', () => {
  test("accepts the site's palette, and a purple and yellow one", () => {
    expect(paletteMistakes(readPalette('.'))).toEqual([]);
    expect(paletteMistakes(parsePalette(text))).toEqual([]);
  });

  test('refuses text with too little contrast, naming the pair, the ratio and the theme', () => {
    expect(changed('--color-quiet: light-dark(#554d6b,', '--color-quiet: light-dark(#999999,')).toEqual([
      '--color-quiet: #999999 on --color-page, #fcf9ff, has a contrast of 2.73:1 in the light theme; text needs 4.5:1',
    ]);
    const white = changed('--color-on-orange: #2b2000', '--color-on-orange: #ffffff');
    expect(white.filter((each) => each.startsWith('--color-on-orange: '))).toHaveLength(2);
    expect(white.filter((each) => each.startsWith('--color-on-panel-action: '))).toEqual([
      expect.stringContaining('on --color-on-orange, #ffffff'),
      expect.stringContaining('on --color-on-orange, #ffffff'),
    ]);
    expect(white).toHaveLength(4);
  });

  test('measures text on the overlap against the blend of both colours', () => {
    expect(
      changed('--color-on-overlap: light-dark(var(--paper),', '--color-on-overlap: light-dark(#000000,'),
    ).toEqual([
      expect.stringContaining('--color-on-overlap: #000000 on the overlap of teal and orange, #9a5c3d,'),
    ]);
  });

  test('refuses invalid and circular colours, and names missing ones', () => {
    expect(changed('--paper: #fcf9ff', '--paper: white')).toEqual([
      '--paper: white is not #rrggbb, var(--name), or light-dark() of two of these',
    ]);
    expect(changed('--color-band: light-dark(#2a1a5e, #150d30);', '')).toEqual(['--color-band: is missing']);
    expect(changed('--color-teal: var(--teal)', '--color-teal: var(--purple)')).toEqual([
      '--color-teal: var(--purple) is not a colour of this file',
    ]);
    expect(changed('--color-teal: var(--teal)', '--color-teal: var(--color-teal)')).toEqual([
      '--color-teal: var(--color-teal) leads back to itself',
    ]);
  });
});
