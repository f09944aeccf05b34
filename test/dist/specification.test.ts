/**
 * What docs/specification.md quotes stands on the built pages, in English and verbatim. The mail, the not-found page, the error
 * screen and the button to the form are in test/e2e, the header and the copyright in frame.test.ts, the links of the services in
 * page-parts.test.ts.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isthmus, linksIn, meridian, textOf } from './site.ts';

const { all, document, texts } = isthmus;
const specification = readFileSync('docs/specification.md', 'utf8');

/** The text of a section, or of a paragraph that begins with bold words, with its lines joined. */
function partOf(begin: string, end: string): string {
  const [, after = ''] = specification.split(`${begin}\n`);
  return after.slice(0, after.indexOf(end)).replaceAll(/\n +/g, ' ').trim();
}
const paragraph = (begin: string) => specification.split('\n\n').find((text) => text.startsWith(begin)) ?? '';
const quotedIn = (text: string) => Array.from(text.matchAll(/“([^”]+)”/g), ([, quoted = '']) => quoted);

const pages = Array.from(
  partOf('## The pages', '\n\nThe booking').matchAll(/^- `(\/\w*)`(?:, last updated (.+?))?: (.*)$/gm),
  ([, address = '', updated = '', says = '']) => ({ address, updated, says }),
);
const claims = partOf('## The claims', '\n\n##').replaceAll('\n', ' ').replace(/\.$/, '').split('; ');
const services = Array.from(
  partOf('## The services', '\n\n##').matchAll(/^\| `([a-z-]+)` +\|(.*)\|$/gm),
  ([, id = '', row = '']) => [id, ...row.split('|').map((cell) => cell.trim())],
);

test.each(pages)('$address has what is quoted', ({ address, says }) => {
  const found = texts(address, 'main :is(h1, h2, h3, li, a, button)').map((text) =>
    text.replaceAll('’', "'"),
  );
  for (const quoted of quotedIn(says)) expect(found).toContain(quoted);
});

const booking = pages.filter(({ says }) => /booking|Let's talk!/.test(says));

test('the document is read', () => {
  expect([pages, booking, claims, services].map(({ length }) => length)).toEqual([8, 5, 8, 6]);
  expect(pages.flatMap(({ says }) => quotedIn(says))).toHaveLength(23);
});

test.each(booking)('$address has the booking link', ({ address }) => {
  const links = linksIn(document(address), 'main a').filter(
    ([, href]) => href === 'https://example.com/book',
  );
  expect(links).not.toEqual([]);
  for (const [text] of links) expect(text).toMatch(/^Book a Free Consultation/);
});

test.each(pages.filter(({ updated }) => updated))(
  '$address has its sections, and is of $updated',
  ({ address, updated, says }) => {
    const titles = texts(address, 'main section > h2').map((title) => title.toLowerCase());
    expect(titles).toEqual(says.split(', ').map((topic) => expect.stringContaining(topic)));
    expect(texts(address, 'main').join('')).toContain(updated);
  },
);

test.each(services)('/services#%s is %s, in use in %s, with a return after %s', (id, title, ...figures) => {
  expect(texts('/services', `#${id} h2`)).toEqual([title]);
  expect(all('/services', `#${id} ul > li`)).toHaveLength(4);
  for (const figure of figures)
    for (const text of [...texts('/services', `#${id}`), ...texts('/', 'main')])
      expect(text).toContain(figure);
});

test.each(claims)('claim: %s', (claim) => {
  expect(texts('/benefits', 'main').join('').toLowerCase()).toContain(claim.toLowerCase());
});

test('the comparison table', () => {
  const rows = all('/nearshoring', '[aria-labelledby=comparison] table tr');
  const [columns, ...cells] = rows.map((row) => row.querySelectorAll('th, td').map(textOf));
  expect(columns).toEqual(quotedIn(paragraph('**The comparison**')));
  expect(cells.slice(0, 2)).toEqual([
    ['Cost savings', '30–50% lower', '50–70% lower', 'Baseline'],
    ['Time zone overlap', '6–8 hrs per day', '0–2 hrs per day', '8 hrs per day'],
  ]);
  const aspects = ['Cultural alignment', 'Communication', 'Quality'];
  expect(cells.slice(2).map(([aspect]) => aspect)).toEqual(aspects);
});

test('the two offices', () => {
  const [presence = ''] = texts('/nearshoring', '[aria-labelledby=presence]');
  const offices = paragraph('**The offices**').replaceAll('\n', ' ');
  for (const text of ['San Francisco, CA', 'San Jose, Costa Rica', ...quotedIn(offices)])
    expect(presence.toLowerCase()).toContain(text.toLowerCase());
});

test('the site of another company has none of it, and pictures of its own', () => {
  const others = /Isthmus Technologies|info@example\.com|555-0132|example\.com\/book|San Francisco, CA/;
  const written = meridian.files().filter((file) => /\.(?:html|js|md|txt|xml|vcf)$/.test(file));
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((file) => others.test(meridian.read(file)))).toEqual([]);
  expect(meridian.bytes('/es/social/terms.png')).not.toEqual(isthmus.bytes('/es/social/terms.png'));
});
