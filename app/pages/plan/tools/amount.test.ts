import { expect, test } from 'vitest';
import { figureFormat } from '#packages/site/figure-format.ts';
import { readAmount } from './amount.ts';

const largest = 10_000_000;

test.each([
  ['120000', 120_000],
  ['1,234,567.8', 1_234_567.8],
  ['us$1.200,50', 1200.5],
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
  [' \u00a0', 'empty'],
  ['$', 'unreadable'],
  ['12 people', 'unreadable'],
  ['1,2,3', 'unreadable'],
  ['1,234.5.6', 'unreadable'],
  ['-0', 'zero'],
  ['0.004', 'zero'],
  ['-5', 'negative'],
  ['(5)', 'negative'],
  ['10000001', 'tooLarge'],
])('rejects %j: %s', (typed, problem) => {
  expect(readAmount(typed, largest)).toEqual({ problem });
});

test.each(['en-US', 'es-CR', 'de', 'fr', 'de-CH', 'en-IN', 'sv', 'fr-CA', 'pl', 'ja'])(
  'reads back what the page writes in %s, in all currencies',
  (locale) => {
    for (const code of Intl.supportedValuesOf('currency')) {
      const { number, money, currency } = figureFormat(locale, code);
      for (const value of [0.07, 1234.5, 120_000])
        for (const text of [number(value), money(value)])
          expect(readAmount(text, largest, currency)).toEqual({ value });
    }
  },
);
