/** Pages by content, with every block of the site. What applies to all documents is tested elsewhere. */
import { describe, expect, test } from 'vitest';
import { defaultLocale, locales, type Locale } from '../../../app/site/locales.ts';
import { contentPageAddress, localeFile, pictureAddress, twinOf } from '../../../app/site/page-files.ts';
import { pageAddress } from '../../../app/site/pages.ts';
import type { ContentPageInfo } from '../../../generate/content/pages/page-matter.ts';
import { loadSite } from '../../../generate/content/site.ts';
import { readSite } from '../../../hosting/read-site.ts';
import { siteRules } from '../../../hosting/rules.ts';
import { dist, document, files, page, read, root, scriptsWith, words } from '../../sites/meridian-site.ts';
import { contentPages, moved } from '../../sites/meridian-content.ts';
import type { Node } from '../../../judges/schema-vocabulary.ts';
import { textOf } from '../site.ts';

const [slug = '', inEnglish = ''] = contentPages;

const { bookingUrl, siteUrl } = loadSite('test/sites/meridian').facts;

/** Returns the page as it was built. */
function entryOf({ code }: Locale): ContentPageInfo {
  const found = loadSite(root).languages[code].pages.find((each) => each.slug === slug);
  if (!found) throw new Error(`${code} has no such page`);
  return found;
}

describe.each(locales)('a page in $name', (locale) => {
  const address = contentPageAddress(locale, slug);
  const own = () => document(address);

  test('has its title, its lead and its closing band', () => {
    const { closing, lead, title } = entryOf(locale);
    const main = own().querySelector('main');
    expect(main?.querySelectorAll('h1').map(textOf)).toEqual([title]);
    expect(main && textOf(main)).toContain(lead);
    expect(main?.querySelectorAll('#book h2').map(textOf)).toEqual([closing?.title]);
  });

  test('has every block in the order of the text, with the booking link within it', () => {
    const [about, home, nearshoring] = [
      words('about', locale),
      words('home', locale),
      words('nearshoring', locale),
    ];
    const headings = own().querySelectorAll('main section h2').map(textOf);
    for (const title of [home.services.title, about.offices.title, nearshoring.comparison.title])
      expect(headings.join()).toContain(title);
    for (const id of ['core-services', 'people', 'quotes', 'stories', 'offices', 'comparison'])
      expect(own().querySelectorAll(`main section[aria-labelledby=${id}]`), id).toHaveLength(1);
    expect(own().querySelectorAll('main dl dd')[0]?.text).toBe(home.stats[0]?.value);
    expect(own().querySelectorAll(`[data-text] a[href="${new URL(bookingUrl).href}"]`)).toHaveLength(1);
  });

  test('is among the quick links of every footer, by its own name', () => {
    const link = page('contact', locale).querySelector(`footer a[href="${address}"]`);
    expect(link && textOf(link)).toBe(entryOf(locale).quickLink);
    expect(own().querySelector(`footer a[href="${address}"]`)?.getAttribute('aria-current')).toBe('page');
  });

  test('has metadata for search engines and link previews', () => {
    const data = own().querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
    const { '@graph': graph } = JSON.parse(data) as { '@graph': Node[] };
    const typed = (type: string) => graph.find((node) => node['@type'] === type);
    const way = typed('BreadcrumbList')?.itemListElement as { item: Node }[];
    expect(way.map(({ item }) => item['@id'])).toEqual(
      [pageAddress('home', locale), address].map((each) => siteUrl + each),
    );
    const asked = typed('FAQPage')?.mainEntity as Node[];
    const { questions } = entryOf(locale);
    expect(asked.map(({ name }) => name)).toEqual(
      Object.values(questions?.items ?? {}).map(({ question }) => question),
    );
    const meta = (name: string) => own().querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(meta('og:type')).toBe('website');
    const picture = pictureAddress(`pages/${slug}`, locale);
    expect(meta('og:image')).toBe(siteUrl + picture);
    expect(files()).toContain(picture.slice(1));
    expect(own().querySelectorAll('head > link[hreflang]')).toHaveLength(locales.length + 1);
  });

  test('has a Markdown twin with its blocks, data for navigation, and is in sitemap and llms.txt', () => {
    const twin = read(twinOf(address));
    expect(twin).toContain(`# ${entryOf(locale).title}`);
    expect(twin).toContain(words('about', locale).offices.title);
    expect(JSON.parse(read(`${address}.json`))).toMatchObject({
      data: { title: entryOf(locale).title },
    });
    expect(read('/sitemap.xml')).toContain(`<loc>${siteUrl}${address}</loc>`);
    expect(read(localeFile('llms.txt', locale))).toContain(twinOf(address));
  });

  test('its text is in no script', () => {
    expect(scriptsWith(entryOf(locale).lead)).toEqual([]);
  });
});

test('a page in one language has no alternates, and its language link leads to the home page', () => {
  const only = document(contentPageAddress(defaultLocale, inEnglish));
  const other = locales.find((each) => each !== defaultLocale);
  expect(only.querySelectorAll('head > link[hreflang]')).toEqual([]);
  const link = only.querySelector('footer a[hreflang]');
  expect(link?.getAttribute('href')).toBe(other && pageAddress('home', other));
});

test('an old address leads to the page, on the server that reads the built site too', () => {
  const redirects = Object.entries(moved).map(([from, to]) => ({ from, to }));
  expect(redirects).not.toEqual([]);
  for (const { from, to } of redirects) expect(read('/_redirects')).toContain(`${from} ${to} 308\n`);
  expect(siteRules(readSite(dist)).moved).toEqual(expect.arrayContaining(redirects));
});
