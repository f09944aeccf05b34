import { expect, test } from 'vitest';
import { isWhole, moved, partOf, whole, zoomed } from './crop.ts';

const picture = { width: 1200, height: 800 };

test('keeps the whole picture, or the largest part of a shape', () => {
  expect(partOf(picture, whole)).toEqual({ left: 0, top: 0, width: 1200, height: 800 });
  expect(isWhole(picture, partOf(picture, whole))).toBe(true);
  expect(partOf(picture, whole, 1)).toEqual({ left: 200, top: 0, width: 800, height: 800 });
  expect(partOf(picture, whole, 16 / 9)).toEqual({ left: 0, top: 63, width: 1200, height: 675 });
  expect(isWhole(picture, partOf(picture, whole, 1))).toBe(false);
});

test('a part moves as far as the picture goes, and back at once', () => {
  const right = [1, 2, 3, 4, 5, 6].reduce((cut) => moved(picture, cut, 1, 0.1, 0.1), whole);
  expect(partOf(picture, right, 1)).toEqual({ left: 400, top: 0, width: 800, height: 800 });
  expect(partOf(picture, moved(picture, right, 1, -0.1, 0), 1).left).toBe(320);
});

test('a closer part stays within the picture', () => {
  const near = zoomed(zoomed(whole, 10), 0.5);
  expect(near.zoom).toBe(2);
  const corner = partOf(picture, { ...near, x: 0, y: 1 });
  expect(corner).toEqual({ left: 0, top: 400, width: 600, height: 400 });
  expect(zoomed(near, 0.1).zoom).toBe(1);
});
