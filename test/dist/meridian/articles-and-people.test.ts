/** Articles with all that they may have, the people who write them, and what clients say. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { insightsAddress } from '../../../app/site/insights.ts';
import { feedAddress } from '../../../app/site/page-files.ts';
import { loadSite } from '../../../generate/content/site.ts';
import { defaultLocale, locales } from '../../../app/site/locales.ts';
import { pageAddress, type PageId } from '../../../app/site/pages.ts';
import { dist, document, page, read, scriptsWith } from '../../sites/meridian-site.ts';
import { article, shortArticles } from '../../sites/meridian-content.ts';
import type { Node } from '../../../judges/schema-vocabulary.ts';
import { textOf } from '../site.ts';

const { siteUrl } = loadSite('test/sites/meridian').facts;

describe.each(locales)('pictures in $name', (locale) => {
  const address = insightsAddress(locale, article);

  test('have a size, a description, and files that exist', () => {
    const images = document(address).querySelectorAll('[data-text] img');
    const attribute = (name: string) => images.map((image) => image.getAttribute(name));
    expect(attribute('alt')).toEqual(['A plain area.', 'A plain area, upright']);
    expect(attribute('width')).toEqual(['2400', '300']);
    expect(attribute('height')).toEqual(['1350', '400']);
    expect(attribute('loading')).toEqual(['eager', 'lazy']);
    const sets = document(address).querySelectorAll('[data-text] :is(source, img)');
    const files = sets.flatMap((each) => (each.getAttribute('srcset') ?? '').split(', '));
    expect(files.length).toBeGreaterThan(images.length);
    for (const file of files) expect(existsSync(path.join(dist, file.split(' ')[0] ?? '')), file).toBe(true);
  });

  test('have captions, and their own rules in the document', () => {
    expect(document(address).querySelector('.photo + figcaption')?.text).toBe(
      'Taken upright, and saved on its side.',
    );
    expect(document(address).querySelector('style')?.text).toContain('.photo');
    expect(document(address).querySelectorAll('[style]')).toEqual([]);
  });

  test('are in the Markdown twin and in the feed, with absolute addresses', () => {
    expect(read(`${address}.md`)).toContain(`![A plain area, upright](${siteUrl}/assets/upright-`);
    expect(read(feedAddress('insights', locale))).toContain(
      `src="${siteUrl}/assets/wide-`.replaceAll('"', '&quot;'),
    );
  });
});

// Scripts must not grow with the number of articles.
test('every article is in the list and the feed, and in no script', () => {
  for (const slug of [article, ...shortArticles]) {
    const address = insightsAddress(defaultLocale, slug);
    const title = textOf(document(address).querySelector('h1') ?? parse(''));
    expect(textOf(document(insightsAddress(defaultLocale)))).toContain(title);
    expect(read(feedAddress('insights', defaultLocale))).toContain(siteUrl + address);
    expect([...scriptsWith(title), ...scriptsWith(slug)]).toEqual([]);
  }
});

const graphOf = (root: HTMLElement) => {
  const data = root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
  return (JSON.parse(data) as { '@graph': Node[] })['@graph'];
};

describe.each(locales)('people and quotes in $name', (locale) => {
  const texts = (id: PageId, selector: string) =>
    page(id, locale).querySelectorAll(`main figure ${selector}`).map(textOf);

  test('people have their address, portrait and links on the page about the company', () => {
    const about = page('about', locale);
    expect(about.querySelectorAll('[id^=person-] h3').map(textOf)).toEqual(['Ana Mora', 'Ben Okafor']);
    expect(about.querySelector('#person-ana-mora img')?.getAttribute('alt')).toBe('Ana Mora');
    expect(about.querySelector('#person-ana-mora a')?.attributes).toEqual({
      href: 'https://www.example.com/ana-mora',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    const told = graphOf(about).filter((node) => node['@type'] === 'Person');
    expect(told.map(({ name }) => name)).toEqual(['Ana Mora', 'Ben Okafor']);
  });

  test('an article names and links its author', () => {
    const root = document(insightsAddress(locale, article));
    const link = root.querySelector(`a[href="${pageAddress('about', locale, 'person-ana-mora')}"]`);
    expect(link && textOf(link)).toBe('Ana Mora');
    const author = graphOf(root).find((node) => node['@type'] === 'Article')?.author as Node;
    expect(graphOf(root).find((node) => node['@id'] === author['@id'])?.name).toBe('Ana Mora');
    expect(read(feedAddress('insights', locale))).toContain('<name>Ana Mora</name>');
  });

  test('the three newest quotes of a page are on it, in the languages that have them', () => {
    const names =
      locale === defaultLocale
        ? ['Finn Grove', 'Dan Ember', 'Eve Frost']
        : ['Finn Grove', 'Eve Frost', 'Carla Dune'];
    expect(texts('home', 'strong')).toEqual(names);
    expect(texts('benefits', 'strong')).toEqual(['Carla Dune']);
    // Above the closing band.
    for (const id of ['home', 'benefits'] as const) {
      const inOrder = page(id, locale).querySelectorAll('main blockquote, main section');
      expect(inOrder.at(-1)?.tagName).toBe('SECTION');
      expect(inOrder.at(-1)?.querySelector('blockquote')).toBeNull();
    }
    expect(texts('nearshoring', 'strong')).toEqual(locale === defaultLocale ? ['Dan Ember'] : []);
  });
});
