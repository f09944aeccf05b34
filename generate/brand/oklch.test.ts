import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf, mix, toHex, toOklch } from './oklch.ts';

test('converts as CSS does', () => {
  // The sample values of CSS Color 4, section 9.
  const { lightness, chroma, hue } = toOklch('#ff0000');
  expect([lightness, chroma, hue].map((part) => Math.round(part * 1000) / 1000)).toEqual([
    0.628, 0.258, 29.234,
  ]);
  expect(toOklch('#ffffff').lightness).toBeCloseTo(1, 5);
});

test('converts every colour back to itself', () => {
  const byte = integer({ min: 0, max: 255 });
  assert(
    property(tuple(byte, byte, byte), (parts) => {
      expect(toHex(toOklch(hexOf(parts)))).toBe(hexOf(parts));
    }),
  );
});

test('reduces only the chroma of colours that screens do not have', () => {
  const { lightness, chroma, hue } = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 150 }));
  expect(lightness).toBeCloseTo(0.7, 2);
  expect(chroma).toBeLessThan(0.25);
  expect(hue).toBeCloseTo(150, 0);
});

test('mixes two colours', () => {
  expect(toHex(mix('#000000', '#ffffff', 0.5))).toBe('#636363');
  expect(toHex(mix('#149a84', '#f2552c', 0))).toBe('#149a84');
});
