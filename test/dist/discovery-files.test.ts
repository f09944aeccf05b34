import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { locales } from '../../app/site/locales.ts';
import { localeFile, twinOf, vcardAddress } from '../../app/site/page-files.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { builtPages, exists, indexedPages, textAt } from './built-files.ts';
import { facts, namedAddresses } from './site.ts';

const day = 86_400_000;

describe('sitemap.xml', () => {
  const entries = parse(textAt('/sitemap.xml')).querySelectorAll('url');
  const addresses = entries.map((entry) => entry.querySelector('loc')?.text ?? '');
  test('lists the canonical address of every page once', () => {
    expect(addresses).toEqual(indexedPages.map(({ url }) => url));
  });

  test('dates are in the past', () => {
    for (const { text } of entries.flatMap((entry) => entry.querySelectorAll('lastmod'))) {
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);
      expect(Date.parse(text)).toBeLessThan(Date.now() + day);
    }
  });
});

test('robots.txt allows all crawlers and links to the sitemap', () => {
  const lines = textAt('/robots.txt').split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => /^disallow: *\S/i.test(line))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${facts.siteUrl}/sitemap.xml`);
});

/** Returns the link targets of a Markdown text. */
function markdownLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
}

// Other sites that articles cite.
const cited = new Set(
  indexedPages.flatMap(({ main }) =>
    main.querySelectorAll('[data-text] a[target=_blank]').map((link) => link.getAttribute('href') ?? ''),
  ),
);

/** Whether a link's target exists or is one of the known external ones. */
function leadsSomewhere(address: string): boolean {
  return namedAddresses.has(address) || cited.has(address) || exists(address);
}

test.each(locales)('llms.txt in $name is well-formed, lists every page and has no dead link', (locale) => {
  const text = textAt(localeFile('llms.txt', locale));
  const [name, , tagline, , section] = text.split('\n');
  expect(name).toBe(`# ${facts.name}`);
  expect(tagline).toMatch(/^> ./);
  expect(section).toMatch(/^## ./);
  const links = markdownLinks(text);
  // Lists of articles are omitted, because the articles themselves are listed.
  const twins = indexedPages
    .filter((page) => page.locale === locale && page.kind !== 'list')
    .map(({ address }) => twinOf(address));
  expect(links).toEqual(expect.arrayContaining(twins.map((address) => facts.siteUrl + address)));
  expect(links.filter((address) => !leadsSomewhere(address))).toEqual([]);
});

test.each(indexedPages)(
  'the Markdown twin of $address has its headline and no dead link',
  ({ address: page, root, url }) => {
    const text = textAt(twinOf(page));
    const headline = root.querySelector('h1')?.text.replaceAll(/\s+/g, ' ').trim();
    expect(text.split('\n')[0]).toBe(`# ${headline}`);
    const links = markdownLinks(text);
    expect(links).toContain(url);
    expect(links.filter((address) => !leadsSomewhere(address))).toEqual([]);
  },
);

describe('security.txt', () => {
  const fields = textAt('/.well-known/security.txt')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/: (.*)/s, 2) as [string, string]);
  const of = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);

  test('has a contact and its canonical address', () => {
    expect(of('Contact')).toEqual([`mailto:${facts.email}`, `${facts.siteUrl}${pageAddress('contact')}`]);
    expect(of('Canonical')).toEqual([`${facts.siteUrl}/.well-known/security.txt`]);
    expect(of('Preferred-Languages')).toEqual([locales.map(({ code }) => code).join(', ')]);
  });

  test('expires within a year, but not within 30 days (if this fails, rebuild and deploy)', () => {
    expect(of('Expires')).toHaveLength(1);
    const days = (Date.parse(of('Expires')[0] ?? '') - Date.now()) / day;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

const cards = locales.flatMap((locale) => Object.keys(facts.offices).map((office) => ({ office, locale })));

test.each(cards)(
  'the vCard of $office is complete and linked from the contact page',
  ({ office, locale }) => {
    const address = vcardAddress(office, locale);
    const text = textAt(address);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
    expect(lines.at(-1)).toBe('END:VCARD');
    expect(lines.filter((line) => line.startsWith('FN:'))).toHaveLength(1);
    expect(lines).toContain(`EMAIL;TYPE=work:${facts.email}`);
    expect(lines).toContain(`TZ:${facts.offices[office]?.timeZone}`);
    // Semicolons and commas within a part are escaped (RFC 6350, section 3.4).
    const [, written] = lines.find((line) => line.startsWith('ADR'))?.split(/:(.*)/) ?? [];
    const place = written?.split(/(?<!\\);/).map((part) => part.replaceAll(/\\(?=[,;\\])/g, ''));
    expect(place).toHaveLength(7);
    expect(place?.slice(0, 3)).toEqual(['', '', facts.offices[office]?.street ?? '']);
    const contact = builtPages.find((page) => page.id === 'contact' && page.locale === locale);
    expect(contact?.root.querySelector(`main a[href="${address}"]`)).toBeTruthy();
  },
);
