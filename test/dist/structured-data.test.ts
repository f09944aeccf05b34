import { describe, expect, test } from 'vitest';
import { loadSite } from '../../generate/content/site.ts';
import { countryName } from '../../app/site/country-name.ts';
import { builtPages, exists } from './built-files.ts';
import { facts, namedAddresses } from './site.ts';
import { isKindOf, mistakes, type Node } from './schema-vocabulary.ts';
import { isthmus } from '../sites/sites.ts';

function graphOf({ root }: (typeof builtPages)[number]): Node[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.innerHTML ?? '') as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Returns every text of a graph, with the name of its property. */
function texts(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, name));
}

// The visible text of the site in all languages.
const seen = builtPages
  .map(({ root }) => root.querySelector('body')?.textContent ?? '')
  .join('\n')
  .replaceAll(/\s+/g, ' ');
const isSaid = (text: string) =>
  text.split('\n\n').every((paragraph) => seen.includes(paragraph.replaceAll(/\s+/g, ' ')));
const isAddress = (text: string) => text.startsWith('https://');
// Codes, whose meaning the site states in words.
const codes = new Set(['@type', '@id', 'inLanguage', 'availableLanguage', 'addressCountry', 'contactType']);

describe.each(builtPages)('$address', (page) => {
  const { id, locale, url } = page;
  const graph = graphOf(page);
  const { meta } = loadSite(isthmus).languages[locale.code].words[id];
  const countries = facts.areaServed.map((code) => countryName(code, locale.code));
  const one = (type: string) => {
    // A FAQPage is also a WebPage, but here part of one.
    const nodes = graph.filter((node) => isKindOf(node['@type'] ?? '', type) && node['@type'] !== 'FAQPage');
    expect(nodes).toHaveLength(1);
    return nodes[0] ?? {};
  };

  test('identifies the page and the site', () => {
    expect(one('WebPage')).toMatchObject({ url, name: meta.title, description: meta.description });
    expect(one('WebSite')).toMatchObject({ name: facts.name, inLanguage: locale.code });
    expect(one('WebPage').isPartOf).toEqual({ '@id': one('WebSite')['@id'] });
  });

  test('names the company', () => {
    expect(one('Organization')).toMatchObject({ name: facts.name });
  });

  test.runIf(['home', 'about', 'contact'].includes(id))(
    'has the offices of the company and its contact point',
    () => {
      const { offices } = loadSite(isthmus).languages[locale.code].words.ui;
      expect(one('Organization')).toMatchObject({
        legalName: facts.legalName,
        location: Object.values(offices).map(({ city }) => ({ '@type': 'Place', name: city })),
        contactPoint: { '@type': 'ContactPoint', email: facts.email, telephone: facts.phone },
      });
    },
  );

  test('has breadcrumbs from the home page', () => {
    const ways = graph.filter((node) => node['@type'] === 'BreadcrumbList');
    const steps = ways.flatMap(
      ({ itemListElement }) => itemListElement as { position: number; item: Node }[],
    );
    const below = id === 'home' ? [] : [url];
    expect(steps.slice(1).map(({ item }) => item['@id'])).toEqual(below);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  });

  test('lists each service with provider and area on the services page', () => {
    const services = graph.filter((node) => node['@type'] === 'Service');
    const names = Object.values(loadSite(isthmus).languages[locale.code].words.services.blocks).map(
      ({ title }) => title,
    );
    expect(services.map(({ name }) => name)).toEqual(id === 'services' ? names : []);
    const company = one('Organization')['@id'];
    const areaServed = countries.map((name) => ({ '@type': 'Country', name }));
    for (const service of services) {
      expect(service).toMatchObject({ provider: { '@id': company }, areaServed });
    }
  });

  test('links only to existing addresses and to those that the content names', () => {
    const addresses = texts(graph).filter(([key, text]) => key !== '@id' && isAddress(text));
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter(([, address]) => !exists(address) && !namedAddresses.has(address))).toEqual([]);
  });

  test('references only nodes of the graph or pages', () => {
    const known = new Set(graph.map((node) => node['@id']));
    const references = texts(graph).filter(([key]) => key === '@id');
    expect(references.filter(([, address]) => !known.has(address) && !exists(address))).toEqual([]);
  });

  test('states nothing that the site does not state', () => {
    // A country's name in its language, even if the text does not mention it.
    const own = new Set([meta.title, meta.description, ...countries]);
    const said = texts(graph).filter(([key, text]) => !codes.has(key) && !isAddress(text));
    expect(said.filter(([, text]) => !own.has(text) && !isSaid(text))).toEqual([]);
  });
});

test('the vocabulary check detects mistakes', () => {
  const wrong: Node[] = [
    { '@type': 'Organisation' },
    { '@type': 'Organization', wings: 2 },
    { '@type': 'Service', provider: { '@type': 'PostalAddress' } },
    { '@type': 'Service', provider: { '@id': '#place' } },
    { '@type': 'Service', produces: { '@type': 'Thing' } },
    { '@type': 'WebPage', url: 3 },
    {
      '@type': 'Organization',
      location: [{ '@type': 'Place', address: { '@type': 'PostalAddress', city: 'X' } }],
    },
  ];
  const graph: Node[] = [{ '@type': 'PostalAddress', '@id': '#place' }];
  expect(wrong.map((node) => mistakes(node, graph).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
