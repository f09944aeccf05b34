/** The optional facts of `content/site.yaml` are shown if they are given, and only then. */
import { expect, test } from 'vitest';
import { linksIn, meridian } from '../site.ts';

const { document, hrefs, read } = meridian;

const profile = 'https://www.linkedin.com/company/meridian-works';

test.each([
  ['contact page', '/es/contact', 'main'],
  ['footer', '/about', 'footer'],
])('the %s links to the profiles', (_, address, part) => {
  const links = linksIn(document(address), `${part} a[href="${profile}"]`).map(([text]) => text);
  expect(links).toEqual([expect.stringContaining('LinkedIn')]);
});

test('the contact card of an office has its street', () => {
  expect(read('/contact/denver.vcf')).toContain(
    String.raw`ADR;TYPE=work:;;1600 Glenarm Place\; Suite 4;Denver;CO;;`,
  );
});

const addresses = (selector: string) => hrefs('/es/about', `${selector} a`);
const inSpanish = (names: string) => names.split(' ').map((name) => `/es/${name}`);

test('the menus have the order of the content, the header’s after its own links', () => {
  expect(addresses('footer nav[aria-labelledby="footer-pages"]')).toEqual([
    ...inSpanish('stories night-work insights terms contact plan benefits services about'),
    '/es',
  ]);
  expect(addresses('header nav li')).toEqual([
    '/es',
    ...inSpanish('about services benefits nearshoring plan contact'),
  ]);
});
