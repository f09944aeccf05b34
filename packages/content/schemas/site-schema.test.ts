import { expect, test } from 'vitest';
import { loadSite } from '../site.ts';
import { isthmus } from '#test/sites/sites.ts';
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

test('a telephone number has as many digits as its country has', () => {
  expect(() => site.shape.phone.parse('+1 415 555 013')).toThrow('must be one number');
});
