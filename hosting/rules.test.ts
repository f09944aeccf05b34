import { expect, test } from 'vitest';
import { tableOf } from '#test/address-table.ts';
import { headersAt, notFoundFile, siteRules } from './rules.ts';

const files = [
  ...'/index.html /about.html /es.html /es/about.html /404.html /es/404.html /assets/404.html'.split(' '),
  ...'/assets/home-B0eRD78-.js /assets/plain.js /assets/plain.png /social/about.png'.split(' '),
  ...'/index.md /es/about.md /robots.txt'.split(' '),
];
const rules = siteRules({ ...tableOf(files), files, styles: [] });

test('an address is the name of a file, unless that is index', () => {
  const { documents } = tableOf(['/es/index.html', '/reindex.html']);
  expect(documents.map(({ address }) => address)).toEqual(['/es', '/reindex']);
});

test('only hashed files are cached for a year', () => {
  expect(rules.immutable).toEqual(['/assets/home-B0eRD78-.js']);
});

test('other sites may embed unhashed pictures, and nothing else', () => {
  expect(rules.shared).toEqual(['/social/about.png']);
  const name = 'Cross-Origin-Resource-Policy';
  expect(headersAt(rules, '/social/about.png')).toEqual({ ...rules.headers, [name]: 'cross-origin' });
  expect(headersAt(rules, '/social/no-such.png')).toEqual(rules.headers);
  expect(rules.headers[name]).toBe('same-origin');
});

test('a Markdown twin names its page, and no other file does', () => {
  const { Link: link } = headersAt(rules, '/es/about.md');
  expect(link).toBe('<https://www.example.com/es/about>; rel="canonical"');
  expect(Object.keys(rules.links)).toEqual(['/es/about.md', '/index.md']);
});

test.each([
  ['/nothing', '/404.html'],
  ['/essays', '/404.html'],
  ['/es/nada/de/nada', '/es/404.html'],
  ['/assets/gone.js', '/assets/404.html'],
])('%s gets the document %s', (path, file) => {
  expect(notFoundFile(rules, path)).toBe(file);
});

test('the Content-Security-Policy allows each inlined stylesheet once, by the hash of the standard', () => {
  // The form of CSP 3, section 8.3; the digest is from MDN's example.
  const styles = ["alert('Hello, world.');", 'a{}', "alert('Hello, world.');"];
  expect(siteRules({ ...tableOf([]), files, styles }).documentHeaders['Content-Security-Policy']).toMatch(
    /style-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG\+HiZ1guq6ZZDob\/Tng=' 'sha256-[^' ]+';/,
  );
});
