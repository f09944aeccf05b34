/** The optional facts of `content/site.yaml` are shown if they are given, and only then. */
import { describe, expect, test } from 'vitest';
import { locales } from '../../../app/site/locales.ts';
import { pageAddress } from '../../../app/site/pages.ts';
import { textOf } from '../site.ts';
import { page, read } from '../../sites/meridian-site.ts';

const street = '1600 Glenarm Place; Suite 4';
const map = 'https://www.openstreetmap.org/?mlat=39.744&mlon=-104.987';
const profile = 'https://www.linkedin.com/company/meridian-works';

describe.each(locales)('in $name', (locale) => {
  test('an office’s street links to the map', () => {
    const links = page('about', locale)
      .querySelectorAll('main a')
      .filter((link) => link.getAttribute('href') === map);
    expect(links.map((link) => link.text)).toEqual([expect.stringContaining(street)]);
  });

  test.each([
    ['the contact page links', 'contact', 'main'],
    ['the footer links', 'about', 'footer'],
  ] as const)('%s to the profiles', (_, id, part) => {
    const link = page(id, locale).querySelector(`${part} a[href="${profile}"]`);
    expect(link?.text).toContain('LinkedIn');
    expect(link?.getAttribute('rel')).toContain('noopener');
  });

  test('structured data has streets, maps and profiles', () => {
    const html = read(`${pageAddress('about', locale)}.html`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).toContain(JSON.stringify({ streetAddress: street }).slice(1, -1));
    expect(json).toContain(JSON.stringify({ sameAs: [profile] }).slice(1, -1));
    expect(json.match(/"streetAddress"/g)).toHaveLength(1);
  });
});

test('the contact card of an office has its street', () => {
  expect(read('/contact/denver.vcf')).toContain(
    String.raw`ADR;TYPE=work:;;1600 Glenarm Place\; Suite 4;Denver;CO;;`,
  );
  expect(read('/contact/lisbon.vcf')).toContain('ADR;TYPE=work:;;;');
});

test('the contact page promises no answer', () => {
  // The e-mail address is followed by no note on when it is answered.
  const [email] = page('contact').querySelectorAll('aside dl > div');
  expect(email?.querySelectorAll('dd')).toHaveLength(1);
  expect(textOf(page('contact'))).not.toContain('undefined');
});
