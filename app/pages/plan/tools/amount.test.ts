import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

const largest = 10_000_000;

test.each([
  ['5', 5],
  ['120000', 120_000],
  ['120.000', 120_000],
  ['120,000.50', 120_000.5],
  ['120.000,50', 120_000.5],
  ['1,234,567.8', 1_234_567.8],
  ['12,34,567.00', 1_234_567],
  ['120 000,50', 120_000.5],
  ['120’000.50', 120_000.5],
  [' $120,000 ', 120_000],
  ['120.000 €', 120_000],
  ['us$1.200,50', 1200.5],
  ['MX$ 1,200', 1200],
  ['2,5', 2.5],
  ['0.125', 0.125],
  ['120000.123', 120_000.123],
  ['.5', 0.5],
  ['+5', 5],
  ['５００', 500],
])('reads %s', (typed, value) => {
  expect(readAmount(typed, largest)).toEqual({ value });
});

test.each([
  ['', 'empty'],
  [' \u00a0', 'empty'],
  ['$', 'unreadable'],
  ['12 people', 'unreadable'],
  ['1e9', 'unreadable'],
  ['1,2,3', 'unreadable'],
  ['1,234.5.6', 'unreadable'],
  ['0', 'zero'],
  ['-0', 'zero'],
  ['0.004', 'zero'],
  ['-5', 'negative'],
  ['(5)', 'negative'],
  ['10000001', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
])('rejects %j: %s', (typed, problem) => {
  expect(readAmount(typed, largest)).toEqual({ problem });
});

test.each(['en', 'de', 'fr', 'es', 'de-CH', 'en-IN', 'sv', 'fr-CA', 'es-CR', 'pl', 'ja'])(
  'reads back what the number format of %s writes',
  (locale) => {
    const styles = [
      {},
      { style: 'currency', currency: 'USD' },
      { style: 'currency', currency: 'CRC' },
    ] as const;
    for (const style of styles) {
      const format = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 2 });
      for (const value of [0.07, 1234.5, 120_000, 9_876_543.21])
        expect(readAmount(format.format(value), largest)).toEqual({ value });
    }
  },
);
