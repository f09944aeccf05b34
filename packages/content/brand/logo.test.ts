import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLogo } from './logo.ts';

// What is refused is in test/content/mistake-rows.ts.
test('reads size, shapes, colors and geometry', () => {
  expect(parseLogo(readFileSync('test/sites/meridian/content/logo.svg', 'utf8'))).toEqual({
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
