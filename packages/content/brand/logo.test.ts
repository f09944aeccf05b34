import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLogo } from './logo.ts';

const text = readFileSync('test/sites/meridian/content/logo.svg', 'utf8');
test('reads size, shapes, colors and geometry', () => {
  expect(parseLogo(text)).toEqual({
    logo: {
      width: 36,
      height: 36,
      shapes: [
        { tag: 'circle', fill: 'primary', attributes: { cx: '13', cy: '18', r: '13' } },
        {
          tag: 'path',
          fill: 'secondary',
          attributes: { fillRule: 'evenodd', d: 'M10 5h26v26H10Zm6 6v14h14V11Z' },
        },
        { tag: 'polygon', fill: '#3b1d60', attributes: { points: '22,14 27,22 17,22' } },
      ],
    },
  });
});

test.each([
  ['no size', 'viewBox="0 0 36 36"', 'width="36"', '<svg>: needs a viewBox'],
  [
    'a color by another name',
    'fill="primary"',
    'fill="Primary"',
    '<circle>: fill is Primary; write primary, secondary',
  ],
  ['no color', ' fill="primary"', '', '<circle>: fill is undefined; write primary, secondary or #rrggbb'],
  ['a style', 'r="13"', 'r="13" style="x"', '<circle>: style is not allowed'],
  [
    'a script',
    '<circle cx="13" cy="18" r="13" fill="primary" />',
    '<script>alert(1)</script>',
    '<script>: is not one of',
  ],
])('refuses a logo with %s', (_, from, to, expected) => {
  expect(parseLogo(text.replace(from, to))).toEqual({ mistakes: [expect.stringContaining(expected)] });
});

test('refuses another kind of file', () => {
  expect(parseLogo('<html><p>Not found</p></html>')).toEqual({ mistakes: ['is not one <svg> element'] });
  expect(parseLogo('<svg viewBox="0 0 1 1"></svg>')).toEqual({ mistakes: ['<svg>: has no shapes'] });
});
