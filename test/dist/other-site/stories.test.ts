/**
 * Builds the fictional company with 1, 2, 7 and 50 client stories: tests their pages, where other pages show them, and
 * the sizes of scripts and documents.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '../../app/site/locales.ts';
import { localeFile, pictureAddress, twinOf } from '../../app/site/page-files.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { storiesAddress } from '../../app/site/stories.ts';
import { copyFixtureContent } from '../../generate/content/fixture-content.ts';
import { loadFacts, loadWords } from '../../generate/content/load.ts';
import { startOfDay } from '../../generate/documents/start-of-day.ts';
import { limits } from '../../generate/finish/budgets.ts';
import { addStories, slugs, slugsIn } from './add-stories.ts';
import { build, copyProject } from './copy-of-project.ts';
import { mistakes, type Node } from './schema-vocabulary.ts';
import { textOf } from './site.ts';

const copy = copyProject('stories');
const content = path.join(copy, 'content');
const counts = [2, 7, 50];
/** Returns the stories of a site with that many. Of two, one is in English only, so Spanish has one. */
const namesOf = (count: number) => (count === 2 ? ['parcels', 'ledgers'] : slugs.slice(0, count));

/** Writes the fictional company with some of the stories. */
async function write(names: readonly string[]): Promise<void> {
  rmSync(content, { recursive: true, force: true });
  copyFixtureContent(content);
  await addStories(copy, names);
}

/** The text files of a build, by name. */
type Files = Map<string, string>;
const sites = new Map<number, Files>();
let pictures: string[] = [];
const isText = (file: string) => /\.(?:html|js|css|md|txt|xml)$/.test(file);

beforeAll(async () => {
  for (const count of counts) {
    await write(namesOf(count));
    build(copy);
    const dist = path.join(copy, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    sites.set(
      count,
      new Map(files.filter(isText).map((file) => [file, readFileSync(path.join(dist, file), 'utf8')])),
    );
    pictures = files.filter((file) => file.endsWith('.png'));
  }
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (count: number, address: string): string => {
  const text = sites.get(count)?.get(address.slice(1));
  if (text === undefined) throw new Error(`there is no ${address} with ${count} stories`);
  return text;
};
const page = (count: number, address: string): HTMLElement =>
  parse(read(count, `${address === '/' ? '/index' : address}.html`));
const named = (count: number, pattern: RegExp) =>
  [...(sites.get(count) ?? [])].filter(([name]) => pattern.test(name));
const headings = (root: HTMLElement, selector: string) => root.querySelectorAll(selector).map(textOf);

const assets = (count: number) => named(count, /^assets\/.*\.(?:js|css)$/);

test('fifty stories have the scripts and stylesheets of seven, byte for byte', () => {
  expect(assets(50).map(([name]) => name)).toEqual(assets(7).map(([name]) => name));
  const having = (pattern: RegExp) => assets(50).filter(([, text]) => pattern.test(text));
  // The words of the services have the titles of up to three stories each; no script has their texts.
  expect(having(/Ember Freight/)).toHaveLength(locales.length);
  expect(having(/Four depots|Cuatro dep|nobody has translated/)).toEqual([]);
});

describe.each(counts)('with %i stories', (count) => {
  describe.each(locales)('in $name', (locale) => {
    const own = slugsIn(locale.code, namesOf(count));
    const words = loadWords('test/fixtures', locale.code, 'stories');

    test('there is a list of all stories, and a page for each', () => {
      const links = page(count, storiesAddress(locale)).querySelectorAll('main ol h2 a');
      const listed = links.map((link) => link.getAttribute('href'));
      expect(listed).toHaveLength(own.length);
      expect(new Set(listed)).toEqual(new Set(own.map((slug) => storiesAddress(locale, slug))));
      for (const slug of own)
        expect(page(count, storiesAddress(locale, slug)).querySelector('h1')).not.toBeNull();
    });

    test('the home page shows the newest three, and a link to all', () => {
      const section = page(count, pageAddress('home', locale)).querySelector(
        'section[aria-labelledby=stories]',
      );
      expect(section?.querySelectorAll('h3')).toHaveLength(Math.min(3, own.length));
      expect(section?.querySelector(`a[href="${storiesAddress(locale)}"]`)).not.toBeNull();
    });

    test('a service shows the stories that name it, and other services none', () => {
      const services = page(count, pageAddress('services', locale));
      const shown = (id: string) => headings(services, `section#${id} + .service-stories h4`).length;
      const about = own.filter((slug) => slug === 'parcels' || slug.startsWith('copy'));
      expect(shown('app-rescue')).toBe(Math.min(3, about.length));
      expect(shown('night-watch')).toBe(own.includes('night-shop') ? 1 : 0);
      expect(shown('cloud-365')).toBe(0);
    });

    test('every footer links to the list, before the policies', () => {
      const footer = page(count, pageAddress('contact', locale)).querySelector('footer nav');
      const links = footer?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? [];
      expect(links.indexOf(storiesAddress(locale))).toBe(links.indexOf(pageAddress('privacy', locale)) - 1);
      expect(textOf(footer ?? parse(''))).toContain(words.name);
    });

    test('llms.txt lists all stories', () => {
      const told = read(count, localeFile('llms.txt', locale));
      for (const slug of own) expect(told).toContain(twinOf(storiesAddress(locale, slug)));
    });
  });

  test('no document exceeds its limit, and none is invalid', async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader());
    for (const [name, html] of named(
      count,
      /(?:^|\/)(?:index|services|es|stories|parcels|night-shop|ledgers)\.html$/,
    )) {
      expect(brotliCompressSync(html).length, name).toBeLessThanOrEqual(limits.document);
      const { results } = await validator.validateString(html, name);
      expect(
        results.flatMap(({ messages }) => messages.map(({ message, line }) => `${name} ${line}: ${message}`)),
      ).toEqual([]);
    }
  });
});

const graphOf = (root: HTMLElement) => {
  const data = root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
  return (JSON.parse(data) as { '@graph': Node[] })['@graph'];
};

describe.each(locales)('a story in $name', (locale) => {
  const address = storiesAddress(locale, 'parcels');
  const words = loadWords('test/fixtures', locale.code, 'stories');
  const { blocks } = loadWords('test/fixtures', locale.code, 'services');
  const story = () => page(7, address);
  const company = loadFacts('test/fixtures', 'site');
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
    expect(graph.flatMap((node) => mistakes(node, graph))).toEqual([]);
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
    expect(pictures).toContain(picture.slice(1));
    expect(story().querySelector('link[type="application/atom+xml"]')).toBeNull();
  });

  test('has a Markdown twin with its figures, and its modification date in the sitemap', () => {
    const twin = read(7, twinOf(address));
    expect(twin).toContain(`# ${textOf(story().querySelector('h1') ?? parse(''))}`);
    for (const { text } of story().querySelectorAll('.before-after figcaption')) expect(twin).toContain(text);
    const entry = read(7, '/sitemap.xml')
      .split('<url>')
      .find((each) => each.includes(`<loc>${siteUrl}${address}</loc>`));
    expect(entry).toContain('<lastmod>2026-02-01');
  });
});

test('a story in one language says so, and its language link leads to the list of the other', () => {
  const other = locales.find((each) => each !== defaultLocale);
  const story = page(7, storiesAddress(defaultLocale, 'ledgers'));
  expect(textOf(story)).toContain(loadWords('test/fixtures', 'en', 'stories').oneLanguage);
  expect(story.querySelectorAll('head > link[hreflang]')).toEqual([]);
  const link = story.querySelector('footer a[hreflang]');
  expect(link?.getAttribute('href')).toBe(other && storiesAddress(other));
  expect(story.querySelector('.before-after')).toBeNull();
  const translated = page(7, storiesAddress(defaultLocale, 'parcels'));
  expect(translated.querySelectorAll('head > link[hreflang]')).toHaveLength(locales.length + 1);
});
