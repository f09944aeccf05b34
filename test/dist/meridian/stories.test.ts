/** Client stories: their pages, and where other pages show them. */
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '../../../app/site/locales.ts';
import { localeFile, pictureAddress, twinOf } from '../../../app/site/page-files.ts';
import { pageAddress } from '../../../app/site/pages.ts';
import { storiesAddress } from '../../../app/site/stories.ts';
import { loadSite } from '../../../generate/content/site.ts';
import { startOfDay } from '../../../generate/content/site-day.ts';
import { document, files, page, read, scriptsWith } from '../../sites/meridian-site.ts';
import { stories } from '../../sites/meridian-content.ts';
import type { Node } from '../../../judges/schema-vocabulary.ts';
import { textOf } from '../site.ts';

const headings = (root: HTMLElement, selector: string) => root.querySelectorAll(selector).map(textOf);

// Scripts must not grow with the number of stories.
test('scripts have the titles and figures of the newest three stories about a service, and no texts', () => {
  expect(scriptsWith(/, older-3/)).not.toEqual([]);
  expect(scriptsWith(/, older-1/)).toEqual([]);
  expect(scriptsWith(/kept their own lists|llevaban sus propias listas/)).toEqual([]);
});

describe.each(locales)('in $name', (locale) => {
  const own = stories.filter((slug) => locale === defaultLocale || slug !== 'ledgers');
  const words = loadSite('test/sites/meridian').languages[locale.code].words.stories;

  test('there is a list of all stories, and a page for each', () => {
    const links = document(storiesAddress(locale)).querySelectorAll('main ol h2 a');
    const listed = links.map((link) => link.getAttribute('href'));
    expect(listed).toHaveLength(own.length);
    expect(new Set(listed)).toEqual(new Set(own.map((slug) => storiesAddress(locale, slug))));
    for (const slug of own) expect(document(storiesAddress(locale, slug)).querySelector('h1')).not.toBeNull();
  });

  test('the home page shows the newest three, and a link to all', () => {
    const section = page('home', locale).querySelector('section[aria-labelledby=stories]');
    expect(section?.querySelectorAll('h3')).toHaveLength(3);
    expect(section?.querySelector(`a[href="${storiesAddress(locale)}"]`)).not.toBeNull();
  });

  test('a service shows the newest three stories that name it, and other services none', () => {
    const services = page('services', locale);
    const shown = (id: string) => headings(services, `section#${id} + .service-stories h4`).length;
    expect(shown('app-rescue')).toBe(3);
    expect(shown('night-watch')).toBe(1);
    expect(shown('cloud-365')).toBe(0);
  });

  test('every footer links to the list among the quick links', () => {
    const footer = page('contact', locale).querySelector('footer nav');
    const links = footer?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? [];
    expect(links).toContain(storiesAddress(locale));
    expect(textOf(footer ?? parse(''))).toContain(words.name);
  });

  test('llms.txt lists all stories', () => {
    const told = read(localeFile('llms.txt', locale));
    for (const slug of own) expect(told).toContain(twinOf(storiesAddress(locale, slug)));
  });
});

const graphOf = (root: HTMLElement) => {
  const data = root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
  return (JSON.parse(data) as { '@graph': Node[] })['@graph'];
};

describe.each(locales)('a story in $name', (locale) => {
  const address = storiesAddress(locale, 'parcels');
  const words = loadSite('test/sites/meridian').languages[locale.code].words.stories;
  const { blocks } = loadSite('test/sites/meridian').languages[locale.code].words.services;
  const story = () => document(address);
  const company = loadSite('test/sites/meridian').facts;
  const { siteUrl } = company;

  test('shows client, sector, duration and services, with links to the services', () => {
    const terms = story().querySelectorAll('.story-facts dt').map(textOf);
    expect(terms).toEqual([words.client, words.sector, words.duration, words.services]);
    const links = story().querySelectorAll('.story-facts a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['app-rescue', 'data-moves'].map((id) => pageAddress('services', locale, id)),
    );
    expect(Object.keys(blocks)).toContain('app-rescue');
  });

  test('draws its figures to scale, in the order of the content', () => {
    const bars = story()
      .querySelectorAll('.before-after')
      .map((figure) =>
        figure.querySelectorAll('dd > svg').map((bar) => Number.parseFloat(bar.getAttribute('width') ?? '')),
      );
    expect(bars.map((pair) => pair.map(Math.round))).toEqual([
      [100, 28],
      [100, 62],
      [62, 100],
    ]);
    const labels = story().querySelectorAll('.before-after:first-of-type dt').map(textOf);
    expect(labels).toEqual([words.before, words.after]);
  });

  test('has the quote if that is translated', () => {
    expect(headings(story(), '.story-quote strong')).toEqual(locale.code === 'en' ? ['Dan Ember'] : []);
  });

  test('has its picture, with alternative text', () => {
    const image = story().querySelector('[data-text] img');
    expect(image?.getAttribute('alt')).toMatch(/\w/);
    expect(image?.getAttribute('width')).toBe('2400');
  });

  test('has metadata for search engines and link previews', () => {
    const graph = graphOf(story());
    const typed = (type: string) => graph.find((node) => node['@type'] === type);
    const told = typed('Article');
    expect([told?.datePublished, told?.dateModified]).toEqual([
      startOfDay('2026-01-20', company),
      startOfDay('2026-02-01', company),
    ]);
    const way = typed('BreadcrumbList')?.itemListElement as { item: Node }[];
    expect(way.map(({ item }) => item['@id'])).toEqual(
      [pageAddress('home', locale), storiesAddress(locale), address].map((each) => siteUrl + each),
    );
    const picture = pictureAddress('stories/parcels', locale);
    expect(story().querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      siteUrl + picture,
    );
    expect(files()).toContain(picture.slice(1));
    expect(story().querySelector('link[type="application/atom+xml"]')).toBeNull();
  });

  test('has a Markdown twin with its figures, and its modification date in the sitemap', () => {
    const twin = read(twinOf(address));
    expect(twin).toContain(`# ${textOf(story().querySelector('h1') ?? parse(''))}`);
    for (const { text } of story().querySelectorAll('.before-after figcaption')) expect(twin).toContain(text);
    const entry = read('/sitemap.xml')
      .split('<url>')
      .find((each) => each.includes(`<loc>${siteUrl}${address}</loc>`));
    expect(entry).toContain('<lastmod>2026-02-01');
  });
});

test('a story in one language says so, and its language link leads to the list of the other', () => {
  const other = locales.find((each) => each !== defaultLocale);
  const story = document(storiesAddress(defaultLocale, 'ledgers'));
  expect(textOf(story)).toContain(loadSite('test/sites/meridian').languages.en.words.stories.oneLanguage);
  expect(story.querySelectorAll('head > link[hreflang]')).toEqual([]);
  const link = story.querySelector('footer a[hreflang]');
  expect(link?.getAttribute('href')).toBe(other && storiesAddress(other));
  expect(story.querySelector('.before-after')).toBeNull();
  const translated = document(storiesAddress(defaultLocale, 'parcels'));
  expect(translated.querySelectorAll('head > link[hreflang]')).toHaveLength(locales.length + 1);
});
