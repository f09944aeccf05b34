import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { site } from '#generate/content/schemas/site-schema.ts';
import { loadSite } from '#generate/content/site.ts';
import { telephoneAddress } from './telephone.ts';
import { isthmus } from '#test/sites/sites.ts';

test.each([
  ['+1 (415) 555-0132', 'tel:+14155550132'],
  ['+506 2222.0132', 'tel:+50622220132'],
])('%s', (phone, address) => {
  expect(telephoneAddress(phone)).toBe(address);
});

test('converts every number that content may contain to a global number of RFC 3966', () => {
  const digits = fc.stringMatching(/^[1-9]\d{6,14}$/);
  const separators = fc.array(fc.constantFrom(' ', '.', '-', '(', ')', '\u00a0'));
  fc.assert(
    fc.property(digits, separators, (number, between) => {
      const phone = `+${Array.from(number, (digit, index) => digit + (between[index] ?? '')).join('')}`;
      expect(site.shape.phone.safeParse(phone).success).toBe(true);
      expect(telephoneAddress(phone)).toBe(`tel:+${number}`);
    }),
  );
});

test.each(['415 555 0132', '+1 415/5550132', '+1 415 555 0132 x5', '++14155550132', '+0 415 555 0132'])(
  'content rejects %s',
  (phone) => {
    expect(site.shape.phone.safeParse(phone).success).toBe(false);
  },
);

test('converts the number of the site', () => {
  expect(telephoneAddress(loadSite(isthmus).facts.phone)).toMatch(/^tel:\+[1-9]\d{6,14}$/);
});
