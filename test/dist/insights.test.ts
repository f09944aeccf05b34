/** The pages of articles and their feeds. What applies to all documents is tested elsewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { insightsAddress } from '../../app/site/insights.ts';
import { locales } from '../../app/site/locales.ts';
import { feedAddress } from '../../app/site/page-files.ts';
import { isDated, translationsOf } from '../../generate/documents/documents.ts';
import { startOfDay } from '../../generate/content/site-day.ts';
import type { Node } from './schema-vocabulary.ts';
import { exists, textAt } from './built-files.ts';
import { builtInsights, dist, everyDocument, facts, textOf } from './site.ts';

const articles = builtInsights.filter(({ kind }) => kind === 'article');
const scripts = readdirSync(path.join(dist, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(dist, 'assets', file), 'utf8'))
  .join('\n');

test.each(locales)(
  '$name has list, feed and footer links if it has articles, and none of them if not',
  (locale) => {
    const has = articles.some((each) => each.locale === locale);
    const address = insightsAddress(locale);
    const linking = everyDocument.filter(
      (each) => each.locale === locale && each.root.querySelector(`footer a[href="${address}"]`),
    );
    expect(existsSync(path.join(dist, `${address}.html`))).toBe(has);
    expect(existsSync(path.join(dist, feedAddress(locale)))).toBe(has);
    expect(linking).toHaveLength(has ? everyDocument.filter((each) => each.locale === locale).length : 0);
  },
);

describe.each(builtInsights)('$address', (page) => {
  const { description, locale, root, title } = page;
  const article = isDated(page) ? page.entry : undefined;
  const url = facts.siteUrl + page.address;
  const property = (name: string) => root.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

  test('lists its translations, and none if it has one language', () => {
    const links = root.querySelectorAll('head > link[hreflang]');
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
      translationsOf(page).map(([language, address]) => [language, facts.siteUrl + address]),
    );
  });

  test('its language links lead to the translation, or else to a page of that language', () => {
    for (const part of ['header', 'footer']) {
      const links = root.querySelectorAll(`${part} a[hreflang]`);
      expect(links).toHaveLength(locales.length - 1);
      for (const link of links) {
        const other = locales.find(({ code }) => code === link.getAttribute('hreflang'));
        const target = everyDocument.find(({ address }) => address === link.getAttribute('href'));
        expect(target?.locale).toBe(other);
        const translation = other && page.translations.get(other);
        expect(target?.address).toBe(translation ?? target?.address);
      }
    }
  });

  test('has metadata for link previews and search engines', () => {
    expect([property('og:title'), property('og:description')]).toEqual([title, description]);
    expect(property('og:type')).toBe(article ? 'article' : 'website');
    const published = article && startOfDay(article.date, facts);
    expect(property('article:published_time')).toBe(published);
    expect(property('og:image:type')).toBe('image/png');
    const data = root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
    const { '@graph': graph } = JSON.parse(data) as { '@graph': Node[] };
    const told = graph.filter((node) => node['@type'] === 'Article');
    expect(told.map((node) => node.headline)).toEqual(article ? [title] : []);
    const way = graph.find((node) => node['@type'] === 'BreadcrumbList');
    const steps = (way?.itemListElement ?? []) as { item: Node }[];
    expect(steps.at(-1)?.item['@id']).toBe(url);
    expect(steps.filter(({ item }) => !exists(String(item['@id'])))).toEqual([]);
  });

  test('links to the feed of its language', () => {
    const feed = root.querySelector('link[type="application/atom+xml"]')?.getAttribute('href');
    expect(feed).toBe(feedAddress(locale));
  });
});

test.each(articles)('no script repeats the text of $address', ({ main }) => {
  const texts = main
    .querySelectorAll('[data-text] p')
    .map(textOf)
    .filter((text) => text.length > 40);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => scripts.includes(text))).toEqual([]);
});

describe.each(locales.filter((locale) => articles.some((each) => each.locale === locale)))(
  'the feed in $name',
  (locale) => {
    const own = articles.filter((each) => each.locale === locale);
    const feed = parse(textAt(feedAddress(locale)));
    const entries = feed.querySelectorAll('entry');
    const textIn = (element: typeof feed | undefined, name: string) =>
      element?.querySelectorAll(`:scope > ${name}`).map((each) => each.text);

    test('has what RFC 4287 requires', () => {
      const [head] = feed.querySelectorAll('feed');
      for (const name of ['id', 'title', 'updated', 'author'])
        expect(textIn(head, name), name).toHaveLength(1);
      for (const entry of entries)
        for (const name of ['id', 'title', 'updated', 'content'])
          expect(textIn(entry, name), name).toHaveLength(1);
      for (const { text } of feed.querySelectorAll('updated, published'))
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      const self = feed.querySelector('link[rel=self]')?.getAttribute('href');
      expect(self).toBe(facts.siteUrl + feedAddress(locale));
    });

    test('has every article with its whole text, and absolute links only', () => {
      expect(entries.map((entry) => textIn(entry, 'id')?.[0])).toEqual(
        own.map(({ address }) => facts.siteUrl + address),
      );
      entries.forEach((entry, index) => {
        const content = parse(entry.querySelector('content')?.text ?? '');
        const shown = own[index]?.main.querySelectorAll('[data-text] :is(p, li, td)') ?? [];
        // Skips texts with hints for screen readers, which feeds omit.
        const texts = shown.filter((each) => !each.querySelector('.visually-hidden')).map(textOf);
        const said = textOf(content).replaceAll(/\s+/g, '');
        expect(texts.length).toBeGreaterThan(0);
        expect(texts.filter((text) => !said.includes(text.replaceAll(/\s+/g, '')))).toEqual([]);
        const links = content.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
        expect(links.filter((href) => !/^(?:https:|mailto:|tel:)/.test(href))).toEqual([]);
        expect(content.querySelectorAll('[class], [style], svg, [data-copy]')).toEqual([]);
      });
    });
  },
);
