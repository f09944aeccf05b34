import { expect, test } from 'vitest';
import { figureFormat } from '#packages/site/figure-format.ts';
import { readAmount } from './amount.ts';

const largest = 10_000_000;

test.each([
  ['5', 5],
  ['120000', 120_000],
  ['120.000', 120_000],
  ['120,000.50', 120_000.5],
  ['120.000,50', 120_000.5],
  ['1,234,567.8', 1_234_567.8],
  ['us$1.200,50', 1200.5],
  ['MX$ 1,200', 1200],
  ['2,5', 2.5],
  ['0.125', 0.125],
  ['120000.123', 120_000.123],
  ['.5', 0.5],
  ['５００', 500],
])('reads %s', (typed, value) => {
  expect(readAmount(typed, largest)).toBe(value);
});

const wrong = [
  '',
  ' \u00a0',
  '$',
  '12 people',
  '1e9',
  '1,2,3',
  '1,234.5.6',
  '0',
  '-0',
  '0.004',
  '-5',
  '(5)',
  '10000001',
];

test.each([...wrong, '9'.repeat(400)])('rejects %j', (typed) => {
  expect(readAmount(typed, largest)).toBeUndefined();
});

test.each(['en-US', 'es-CR', 'de', 'fr', 'de-CH', 'en-IN', 'sv', 'fr-CA', 'pl', 'ja'])(
  'reads back what the page writes in %s, in all currencies',
  (locale) => {
    for (const code of Intl.supportedValuesOf('currency')) {
      const { number, money, currency } = figureFormat(locale, code);
      for (const value of [0.07, 1234.5, 120_000])
        for (const text of [number(value), money(value)])
          expect(readAmount(text, largest, currency)).toBe(value);
    }
  },
);
