import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isthmus } from '#test/sites/sites.ts';
import { markFile, parseMark } from './mark.ts';

const text = readFileSync('test/sites/meridian/content/mark.svg', 'utf8');
/** Returns the mistakes of the fixture mark with one part replaced. */
const mistakes = (from: string, to: string) => {
  expect(text).toContain(from);
  const read = parseMark(text.replace(from, to));
  return 'mistakes' in read ? read.mistakes : [];
};

test('reads size, shapes, colours and geometry', () => {
  expect(parseMark(text)).toEqual({
    mark: {
      width: 36,
      height: 36,
      shapes: [
        { tag: 'circle', fill: 'teal', attributes: { cx: '13', cy: '18', r: '13' } },
        {
          tag: 'path',
          fill: 'orange',
          attributes: { fillRule: 'evenodd', d: 'M10 5h26v26H10Zm6 6v14h14V11Z' },
        },
        { tag: 'polygon', fill: '#3b1d60', attributes: { points: '22,14 27,22 17,22' } },
      ],
    },
  });
});

test("accepts the site's mark", () => {
  expect(parseMark(readFileSync(path.join(isthmus, markFile), 'utf8'))).toHaveProperty('mark');
});

describe('refuses a mark that cannot be recoloured or drawn', () => {
  const start = '<circle cx="13" cy="18" r="13" fill="teal" />';
  test.each([
    ['no size', 'viewBox="0 0 36 36"', 'width="36"', '<svg>: needs a viewBox, as in viewBox="0 0 42 30"'],
    [
      'a colour by another name',
      'fill="teal"',
      'fill="navy"',
      '<circle>: fill is navy; write teal, orange or #rrggbb',
    ],
    [
      'a colour in capitals',
      'fill="teal"',
      'fill="Teal"',
      '<circle>: fill is Teal; write teal, orange or #rrggbb',
    ],
    ['no colour', ' fill="teal"', '', '<circle>: fill is undefined; write teal, orange or #rrggbb'],
    [
      'a style',
      'r="13"',
      'r="13" style="x"',
      '<circle>: style is not allowed; only fill and the shape itself are',
    ],
    [
      'a script',
      start,
      '<script>alert(1)</script>',
      '<script>: is not one of rect, circle, ellipse, polygon, path; export the mark as flat shapes',
    ],
    [
      'a handler',
      'r="13"',
      'r="13" onload="x"',
      '<circle>: onLoad is not allowed; only fill and the shape itself are',
    ],
  ])('%s', (_, from, to, expected) => {
    expect(mistakes(from, to)).toEqual([expected]);
  });

  test('another kind of file', () => {
    expect(parseMark('<html><p>Not found</p></html>')).toEqual({ mistakes: ['is not one <svg> element'] });
    expect(parseMark('<svg viewBox="0 0 1 1"></svg>')).toEqual({ mistakes: ['<svg>: has no shapes'] });
  });
});
