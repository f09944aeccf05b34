import { expect, test } from 'vitest';
import { derivePalette } from '#packages/content/brand/derive-palette.ts';
import { designColors } from '#packages/content/brand/design.ts';
import { parseMark, type Mark } from '#packages/content/brand/mark.ts';
import { checkBuiltColors, checkColors, checkMark } from './brand.ts';

const own = { primary: '#1f3bff', secondary: '#ffb000' };
const palette = derivePalette(own);

function markOf(text: string): Mark {
  const read = parseMark(text);
  if ('mistakes' in read) throw new Error(read.mistakes.join());
  return read.mark;
}
const oneColor = (fill: string) =>
  markOf(`<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="${fill}" /></svg>`);
const standIn = markOf(`<svg viewBox="0 0 42 30">
  <rect x="0" y="0" width="30" height="18" rx="9" fill="primary" />
  <rect x="12" y="12" width="30" height="18" rx="9" fill="secondary" />
</svg>`);

test('names the mark and the colours of the placeholder brand', () => {
  expect(checkMark(standIn, palette)).toMatchObject([{ state: 'stop', file: 'content/mark.svg' }]);
  expect(checkColors(designColors)).toMatchObject([{ state: 'note', path: 'colors' }]);
  expect(checkColors({ ...own, secondary: designColors.secondary.toUpperCase() })).toHaveLength(1);
  expect(checkColors(own)).toEqual([]);
});

test('accepts a mark of one colour, of the brand or its own', () => {
  for (const mark of [oneColor('primary'), oneColor('secondary'), oneColor('#808080')])
    expect(checkMark(mark, palette)).toMatchObject([{ state: 'good' }]);
});

test('notes a mark that disappears in the dark theme', () => {
  expect(checkMark(oneColor('#0a1030'), palette)).toContainEqual(
    expect.objectContaining({ state: 'note', reason: expect.stringContaining('#0a1030') }),
  );
});

test('reports built files without the current colours, of those that they have', () => {
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
