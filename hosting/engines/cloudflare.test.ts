/** Checks a site with many articles against Cloudflare's limits, beyond which Cloudflare ignores rules. */
import { expect, test } from 'vitest';
import { tableOf } from '#test/address-table.ts';
import { cacheForever, siteRules } from '../rules.ts';
import { cloudflare, maxRedirects } from './cloudflare.ts';

const numbers = Array.from({ length: 130 }, (_, index) => index + 1);
const lists = ['/insights', '/stories', '/es/insights', '/es/stories'];
const articles = lists.flatMap((list) => numbers.map((number) => `${list}/article-${number}`));
const hashed = (name: string, ending: string) => `/assets/${name}-12345678.${ending}`;
const code = numbers.slice(0, 50).map((number) => hashed(`page-${number}`, 'js'));
const photos = articles.flatMap((_, index) => [hashed(`${index}`, 'avif'), hashed(`${index}`, 'webp')]);
const previews = articles.map((article) => `${article.replace(/^(\/es)?/, '$1/social')}.png`);
const twins = articles.map((article) => `${article}.md`);
const documents = ['/index', '/404', '/es', '/es/404', '/assets/404', ...articles];
const files = [
  ...photos,
  ...previews,
  ...code,
  ...twins,
  ...documents.map((document) => `${document}.html`),
  '/contact/san-jose.vcf',
  '/favicon.ico',
];
const rules = siteRules({ ...tableOf(files, { '/old': '/es' }), files, styles: ['a{}'] });
const { _headers: text, _redirects: redirects } = cloudflare.distFiles(rules);

/** Returns the headers of an address. Each matching rule removes headers, and appends its own to those of earlier rules. */
function headersOf(address: string): Map<string, string> {
  const all = new Map<string, string>();
  let isMatch = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/'))
      isMatch = line === address || (line.endsWith('*') && address.startsWith(line.slice(0, -1)));
    else if (isMatch && line.startsWith('  ! ')) all.delete(line.slice(4));
    else if (isMatch) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      all.set(name, [all.get(name) ?? [], value].flat().join(', '));
    }
  }
  return all;
}

test('_headers has as many rules as Cloudflare reads', () => {
  expect(text.match(/^\//gm)).toHaveLength(100);
});

test('every page and every missing address has all policies', () => {
  const missing = ['/no-such', '/es/insights/no-such', '/no-such.md', '/social/no-such.png', '/no-such.ico'];
  const policies = Object.entries(rules.documentHeaders);
  for (const address of ['/', '/es', ...articles, ...missing])
    expect([...headersOf(address)], address).toEqual(expect.arrayContaining(policies));
});

test('every address has the headers of all responses', () => {
  const { 'Cross-Origin-Resource-Policy': own, ...others } = rules.headers;
  for (const address of [...articles, ...files])
    expect([...headersOf(address)], address).toEqual(expect.arrayContaining(Object.entries(others)));
  for (const address of [...articles, ...code, ...photos, ...twins])
    expect(headersOf(address).get('Cross-Origin-Resource-Policy'), address).toBe(own);
});

test('other sites may embed every link preview picture', () => {
  for (const address of [...previews, '/favicon.ico'])
    expect(headersOf(address).get('Cross-Origin-Resource-Policy'), address).toBe('cross-origin');
});

test('hashed files have no policies, and all code is cached for a year', () => {
  for (const address of [...code, ...photos])
    expect(headersOf(address).has('Content-Security-Policy'), address).toBe(false);
  for (const address of code) expect(headersOf(address).get('Cache-Control'), address).toBe(cacheForever);
});

test('_redirects has what nothing else does first, and as many lines as Cloudflare reads', () => {
  const lines = redirects.split('\n').slice(0, -1);
  expect(lines).toHaveLength(maxRedirects);
  expect(lines.slice(0, 7)).toEqual(
    expect.arrayContaining(['/es/404.html /es/not-found 200', '/old /es 308']),
  );
});
