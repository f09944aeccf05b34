/** What search engines are told, in the terms of schema.org. The judge of structured data checks addresses, and that pages say it too. */
import { expect, test } from 'vitest';
import { mistakes } from './schema-vocabulary.ts';
import { sites } from './site.ts';

test.each([
  ['the home page', 'isthmus', 'index'],
  ['a page about the company, in Spanish', 'isthmus', 'es/contact'],
  ['the services', 'isthmus', 'services'],
  ['an article, in Spanish', 'isthmus', 'es/insights/compare-costs'],
  ['a list of articles', 'isthmus', 'insights'],
  ['people, profiles and a street', 'meridian', 'es/about'],
  ['an article with an author', 'meridian', 'es/insights/everything'],
  ['a client story', 'meridian', 'stories/parcels'],
  ['questions', 'meridian', 'nearshoring'],
  ['questions of a page by content', 'meridian', 'night-work'],
] as const)('of %s, search engines are told what is in the file', async (_, site, name) => {
  const told = JSON.stringify(sites[site].graphOf(`/${name}`), undefined, 2);
  await expect(`${told}\n`).toMatchFileSnapshot(`expected/${site}/${name}.json`);
});

test.each([
  [{ '@type': 'Organisation' }, 'Organisation is no type'],
  [{ '@type': 'Organization', wings: 2 }, 'Organization has no property wings'],
  [{ '@type': 'Service', provider: { '@type': 'Thing' } }, 'Service.provider cannot be {"@type":"Thing"}'],
  [{ '@type': 'Service', provider: { '@id': '#place' } }, 'Service.provider cannot be {"@id":"#place"}'],
  [{ '@type': 'Service', produces: { '@type': 'Thing' } }, 'Service.produces is deprecated'],
  [{ '@type': 'Article', dateCreated: '2026-11-24T09' }, 'Article.dateCreated cannot be "2026-11-24T09"'],
])('%j is not in the terms of schema.org', (node, message) => {
  expect(mistakes(node, [node, { '@type': 'PostalAddress', '@id': '#place' }])).toEqual([message]);
});

test.each(Object.entries(sites))('all data of %s is in the terms of schema.org', (_, site) => {
  const addresses = site.files().flatMap((file) => /^(?!assets\/)(.*)\.html$/.exec(file)?.[1] ?? []);
  const told = addresses
    .filter((address) => site.all(`/${address}`, 'script[type="application/ld+json"]').length > 0)
    .flatMap((address) => {
      const graph = site.graphOf(`/${address}`);
      return graph.flatMap((node) => mistakes(node, graph).map((mistake) => `/${address}: ${mistake}`));
    });
  expect(addresses.length).toBeGreaterThan(10);
  expect(told).toEqual([]);
});
