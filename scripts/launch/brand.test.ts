import { expect, test } from 'vitest';
import { derivePalette } from '#packages/content/brand/derive-palette.ts';
import { designColors } from '#packages/content/brand/design.ts';
import { parseLogo, type Logo } from '#packages/content/brand/logo.ts';
import { checkBuiltColors, checkColors, checkLogo } from './brand.ts';

const own = { primary: '#1f3bff', secondary: '#ffb000' };
const palette = derivePalette(own);

function logoOf(text: string): Logo {
  const read = parseLogo(text);
  if ('mistakes' in read) throw new Error(read.mistakes.join());
  return read.logo;
}
const oneColor = (fill: string) =>
  logoOf(`<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="${fill}" /></svg>`);
const standIn = logoOf(`<svg viewBox="0 0 42 30">
  <rect x="0" y="0" width="30" height="18" rx="9" fill="primary" />
  <rect x="12" y="12" width="30" height="18" rx="9" fill="secondary" />
</svg>`);

test('names the logo and the colors of the placeholder brand', () => {
  expect(checkLogo(standIn, palette)).toMatchObject([{ state: 'stop', file: 'content/logo.svg' }]);
  expect(checkColors(designColors)).toMatchObject([{ state: 'note', path: 'colors' }]);
  expect(checkColors({ ...own, secondary: designColors.secondary.toUpperCase() })).toHaveLength(1);
  expect(checkColors(own)).toEqual([]);
});

test('accepts a logo of one color, of the brand or its own', () => {
  for (const logo of [oneColor('primary'), oneColor('secondary'), oneColor('#808080')])
    expect(checkLogo(logo, palette)).toMatchObject([{ state: 'good' }]);
});

test('notes a logo that disappears in the dark theme', () => {
  expect(checkLogo(oneColor('#0a1030'), palette)).toContainEqual(
    expect.objectContaining({ state: 'note', reason: expect.stringContaining('#0a1030') }),
  );
});

test('reports built files without the current colors, of those that they have', () => {
  const html = `<meta content="${palette.light.page}">`;
  const files = { 'dist/favicon.svg': '<g fill="#1F3BFF"/>', 'dist/index.html': html };
  expect(checkBuiltColors(palette, oneColor('primary'), files)).toEqual([]);
  expect(checkBuiltColors(palette, standIn, files)).toMatchObject([
    { state: 'stop', file: 'dist/favicon.svg', reason: expect.stringContaining('#ffb000') },
  ]);
  expect(checkBuiltColors(palette, oneColor('#808080'), { ...files, 'dist/index.html': '' })).toMatchObject([
    { state: 'stop', file: 'dist/index.html' },
  ]);
});
