import { expect, test } from 'vitest';
import { telephoneMistake, telephoneUri } from './telephone.ts';

test.each([
  ['+1 (415) 555-0132', 'tel:+14155550132'],
  ['+49 (0)221 12345-67', 'tel:+492211234567'],
  ['+44\u00a0(0)20\u00a07946\u00a00018', 'tel:+442079460018'],
  ['+1 415 555 0132 ext. 5', 'tel:+14155550132;ext=5'],
])('%s', (phone, address) => {
  expect(telephoneMistake(phone)).toBeUndefined();
  expect(telephoneUri(phone)).toBe(address);
});

test.each([
  ['+1 415 555 013', /fewer digits/],
  ['+1 415 555 0132 12', /more digits/],
  ['+1 800 FLOWERS', /must be one number/],
  ['+1 415 555 0132, +1 415 555 0133', /must be one number/],
])('refuses %s', (phone, reason) => {
  expect(telephoneMistake(phone)).toMatch(reason);
});
