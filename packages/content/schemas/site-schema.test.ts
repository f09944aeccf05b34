import { expect, test } from 'vitest';
import { loadSite } from '../site.ts';
import { isthmus } from '#test/sites/sites.ts';
import { telephoneUri } from './fact-values.ts';
import { completeSite, site } from './site-schema.ts';

const { email, siteUrl } = site.shape;

test('machines get the e-mail address, the number and the address of the site in ASCII', () => {
  const written = loadSite(isthmus).source.site.written as object;
  const own = {
    phone: '+49 (0)221 12345-67',
    email: 'hallo@küstenwerk.example',
    siteUrl: 'https://Bücher.example/',
  };
  expect(completeSite.parse({ ...written, ...own })).toMatchObject({
    phone: '+49 (0)221 12345-67',
    telephone: 'tel:+492211234567',
    email: 'hallo@küstenwerk.example',
    mailbox: 'hallo@xn--kstenwerk-q9a.example',
    siteUrl: 'https://xn--bcher-kva.example',
  });
});

test.each([
  [email, 'info@пример.рф', true],
  [email, 'a.b+c@xn--e1afmkfd.xn--p1ai', true],
  [email, "o'hara@mail.example.co.uk", true],
  [email, 'jürgen@example.org', false],
  [email, 'a b@example.org', false],
  [email, 'info@example.org?cc=x', false],
  [email, 'info@1.2.3.4', false],
  [siteUrl, 'https://bücher.example/?a', false],
])('%# accepts %s: %s', (schema, address, isGood) => {
  expect(schema.safeParse(address).success).toBe(isGood);
});

test.each([
  ['+1 (415) 555-0132', 'tel:+14155550132'],
  ['+49 (0)221 12345-67', 'tel:+492211234567'],
  ['+44\u00a0(0)20\u00a07946\u00a00018', 'tel:+442079460018'],
  ['+1 415 555 0132 ext. 5', 'tel:+14155550132;ext=5'],
])('%s', (phone, address) => {
  expect(site.shape.phone.parse(phone)).toBe(phone);
  expect(telephoneUri(phone)).toBe(address);
});

test.each([
  ['+1 415 555 013', /must be one number/],
  ['+1 415 555 0132 12', /must be one number/],
  ['+1 800 FLOWERS', /must be one number/],
  ['+1 415 555 0132, +1 415 555 0133', /must be one number/],
])('refuses %s', (phone, reason) => {
  expect(() => site.shape.phone.parse(phone)).toThrow(reason);
});
