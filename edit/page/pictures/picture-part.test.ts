import { expect, test } from 'vitest';
import { isWhole, largestPart, pixelsOf } from './picture-part.tsx';

const picture = { width: 1200, height: 800 };

test('keeps the whole picture, or the largest part of a shape', () => {
  const whole = pixelsOf(picture, largestPart(picture));
  expect(whole).toEqual({ left: 0, top: 0, width: 1200, height: 800 });
  expect(isWhole(picture, whole)).toBe(true);
  const square = pixelsOf(picture, largestPart(picture, 1));
  expect(square).toEqual({ left: 200, top: 0, width: 800, height: 800 });
  expect(isWhole(picture, square)).toBe(false);
  expect(pixelsOf(picture, largestPart(picture, 16 / 9))).toMatchObject({
    left: 0,
    width: 1200,
    height: 675,
  });
});

test('a part is within the picture, however it is rounded', () => {
  const part = { unit: '%', x: 0.05, y: 0, width: 99.95, height: 100 } as const;
  expect(pixelsOf({ width: 1000, height: 800 }, part)).toEqual({ left: 1, top: 0, width: 999, height: 800 });
});
