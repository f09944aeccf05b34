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

test.each(['info@пример.рф', 'a.b+c@xn--e1afmkfd.xn--p1ai', "o'hara@mail.example.co.uk"])(
  'accepts %s',
  (address) => {
    expect(email.safeParse(address).success).toBe(true);
  },
);

test.each(['info@', 'jürgen@example.org', 'a b@example.org', 'info@example.org?cc=x', 'info@1.2.3.4'])(
  'refuses %s',
  (address) => {
    expect(email.safeParse(address).success).toBe(false);
  },
);

test.each(['https://bücher.example/de', 'https://bücher.example/?a', 'http://bücher.example'])(
  'refuses %s as the address of the site',
  (address) => {
    expect(siteUrl.safeParse(address).success).toBe(false);
  },
);
