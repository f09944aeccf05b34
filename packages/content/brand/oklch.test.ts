import { expect, test } from 'vitest';
import { toHex, toOklch } from './oklch.ts';

// derive-palette.test.ts has the other conversions.
test('reduces only the chroma of colours that screens do not have', () => {
  const { lightness, chroma, hue } = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 150 }));
  expect(lightness).toBeCloseTo(0.7, 2);
  expect(chroma).toBeLessThan(0.25);
  expect(hue).toBeCloseTo(150, 0);
});
