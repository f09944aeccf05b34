import { expect, test } from 'vitest';
import { decodeAddress } from './decode-address.ts';

test.each([
  ['it-staffing', 'it-staffing'],
  ['a%20b', 'a b'],
  ['%C3%B1', 'ñ'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('decodes %j as %j', (text, decoded) => {
  expect(decodeAddress(text)).toBe(decoded);
});
