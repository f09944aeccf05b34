/**
 * Builds a copy of the project with fifty articles, pictures, people and quotes: what other pages load must not grow with
 * the number of articles.
 */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insightsAddress } from '../../app/site/insights.ts';
import { feedAddress } from '../../app/site/page-files.ts';
import { loadFacts } from '../../generate/content/load.ts';
import { defaultLocale, locales } from '../../app/site/locales.ts';
import { pageAddress, type PageId } from '../../app/site/pages.ts';
import { documents } from '../../generate/documents/documents.ts';
import { build, copyProject } from './copy-of-project.ts';
import { writeArticles, writeProof } from './proof-content.ts';
import { mistakes, type Node } from './schema-vocabulary.ts';
import { textOf } from './site.ts';

const copy = copyProject('many-articles');
const many = 50;
const slugs = Array.from({ length: many }, (_, index) => `article-${index + 1}`);

/** Builds the copy. Returns its scripts and stylesheets by name, and the number of its articles. */
function built(): { assets: Map<string, string>; articles: number } {
  build(copy);
  const folder = path.join(copy, 'dist/assets');
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  const assets = new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  const files = locales.flatMap((locale) => readdirSync(path.join(copy, `dist${insightsAddress(locale)}`)));
  return { assets, articles: files.filter((name) => name.endsWith('.html')).length };
}

let few: ReturnType<typeof built>;
let all: ReturnType<typeof built>;
beforeAll(async () => {
  await writeProof(copy);
  writeArticles(copy, slugs.slice(0, 3));
  few = built();
  writeArticles(copy, slugs);
  all = built();
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('has a document for each article, and for the topics that all of them share', () => {
  expect(all.articles - few.articles).toBe((many - 3) * locales.length);
});

test('scripts and stylesheets are the same, byte for byte', () => {
  expect([...all.assets.keys()]).toEqual([...few.assets.keys()]);
  for (const [name, text] of all.assets) expect(text === few.assets.get(name), name).toBe(true);
});

describe.each(locales)('pictures in $name', (locale) => {
  const address = insightsAddress(locale, 'article-1');
  const page = () => parse(readFileSync(path.join(copy, `dist${address}.html`), 'utf8'));

  test('have a size, a description, and files that exist', () => {
    const images = page().querySelectorAll('[data-text] img');
    const attribute = (name: string) => images.map((image) => image.getAttribute(name));
    expect(attribute('alt')).toEqual(['A plain area.', 'A plain area, upright']);
    expect(attribute('width')).toEqual(['2400', '300']);
    expect(attribute('height')).toEqual(['1350', '400']);
    expect(attribute('loading')).toEqual(['eager', 'lazy']);
    const sets = page().querySelectorAll('[data-text] :is(source, img)');
    const files = sets.flatMap((each) => (each.getAttribute('srcset') ?? '').split(', '));
    expect(files.length).toBeGreaterThan(images.length);
    for (const file of files)
      expect(existsSync(path.join(copy, 'dist', file.split(' ')[0] ?? '')), file).toBe(true);
  });

  test('have captions, and their own rules in the document', () => {
    expect(page().querySelector('.photo + figcaption')?.text).toBe('Taken upright, and saved on its side.');
    expect(page().querySelector('style')?.text).toContain('.photo');
    expect(page().querySelectorAll('[style]')).toEqual([]);
  });

  test('are in the Markdown twin and in the feed, with absolute addresses', () => {
    const read = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8');
    const { siteUrl } = loadFacts(copy, 'site');
    expect(read(`${address}.md`)).toContain(`![A plain area, upright](${siteUrl}/assets/upright-`);
    expect(read(feedAddress(locale))).toContain(`src="${siteUrl}/assets/wide-`.replaceAll('"', '&quot;'));
  });
});

const document = (file: string) => parse(readFileSync(path.join(copy, 'dist', file), 'utf8'));
const graphOf = (document: HTMLElement) => {
  const data = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
  return (JSON.parse(data) as { '@graph': Node[] })['@graph'];
};

describe.each(locales)('people and quotes in $name', (locale) => {
  const fileOf = (page: PageId) =>
    documents().find((each) => each.page === page && each.locale === locale)?.file ?? '';
  const texts = (page: PageId, selector: string) =>
    document(fileOf(page)).querySelectorAll(`[data-part=proof] ${selector}`).map(textOf);

  test('people have their address, portrait and links on the page about the company', () => {
    const about = document(fileOf('about'));
    expect(about.querySelectorAll('[id^=person-] h3').map(textOf)).toEqual(['Ana Mora', 'Ben Okafor']);
    expect(about.querySelector('#person-ana-mora img')?.getAttribute('alt')).toBe('Ana Mora');
    expect(about.querySelector('#person-ana-mora a')?.getAttribute('href')).toBe(
      'https://www.example.com/ana-mora',
    );
    const told = graphOf(about).filter((node) => node['@type'] === 'Person');
    expect(told.map(({ name }) => name)).toEqual(['Ana Mora', 'Ben Okafor']);
    expect(graphOf(about).flatMap((node) => mistakes(node, graphOf(about)))).toEqual([]);
  });

  test('an article names and links its author', () => {
    const article = document(`${insightsAddress(locale, 'article-1').slice(1)}.html`);
    const link = article.querySelector(`a[href="${pageAddress('about', locale, 'person-ana-mora')}"]`);
    expect(link && textOf(link)).toBe('Ana Mora');
    const author = graphOf(article).find((node) => node['@type'] === 'Article')?.author as Node;
    expect(graphOf(article).find((node) => node['@id'] === author['@id'])?.name).toBe('Ana Mora');
    expect(readFileSync(path.join(copy, 'dist', feedAddress(locale)), 'utf8')).toContain(
      '<name>Ana Mora</name>',
    );
  });

  test('the three newest quotes of a page are on it, in the languages that have them', () => {
    const names =
      locale === defaultLocale
        ? ['Finn Grove', 'Dan Ember', 'Eve Frost']
        : ['Finn Grove', 'Eve Frost', 'Carla Dune'];
    expect(texts('home', 'strong')).toEqual(names);
    expect(texts('benefits', 'strong')).toEqual(['Carla Dune']);
    expect(texts('nearshoring', 'strong')).toEqual(locale === defaultLocale ? ['Dan Ember'] : []);
  });

  test('no script contains them', () => {
    const scripts = [...all.assets].filter(([name]) => name.endsWith('.js')).map(([, text]) => text);
    expect(scripts.filter((text) => /Ana Mora|Finn Grove|newest of the quotes/.test(text))).toEqual([]);
  });
});
