import { expect, test } from 'vitest';
import { figureFormat, roundToSignificantDigits } from './figure-format.ts';

test.each([
  [120_000, '$120,000'],
  [7.5, '$7.50'],
  [6002.999, '$6,003'],
  [1_250_000, '$1.25M'],
])('money has no cents, or two digits of them: %d is %s', (value, text) => {
  expect(figureFormat('en-US').money(value)).toBe(text);
});

test('groups and separates as the locale does', () => {
  const { number, money, range } = figureFormat('es-CR');
  expect(number(120_000.5)).toBe('120\u00a0000,5');
  expect(money(7.5)).toBe('$7,50');
  expect(range([180_000, 300_000])).toBe('$180\u00a0000-$300\u00a0000');
  expect(figureFormat('en-US').range([180_000, 300_000])).toBe('$180,000–$300,000');
});

test.each([
  [0, 0],
  [123_456, 123_000],
  [199_999, 200_000],
  [0.0456, 0.046],
])('rounds %d to %d', (value, rounded) => {
  expect(roundToSignificantDigits(value)).toBe(rounded);
});
