/** What search engines are told, in the terms of schema.org. The judge of structured data checks addresses, and that pages say it too. */
import { expect, test } from 'vitest';
import type { Node } from '#judges/structured-data.ts';
import { mistakes } from './schema-vocabulary.ts';
import { isthmus, meridian } from './site.ts';

const origin = 'https://www.example.com';

function typed(address: string, type: string): Node[] {
  return isthmus.graphOf(address).filter((node) => node['@type'] === type);
}

test('a page names itself, its site and the company', () => {
  expect(typed('/es/contact', 'ContactPage')).toMatchObject([
    {
      '@id': `${origin}/es/contact#webpage`,
      url: `${origin}/es/contact`,
      name: 'Contáctenos: escriba, llame o agende | Isthmus',
      description:
        'Escríbanos, llámenos o agende una consulta gratuita. El formulario abre un borrador en su aplicación de correo, que usted revisa y envía.',
      inLanguage: 'es',
      isPartOf: { '@id': `${origin}/es#website` },
    },
  ]);
  expect(typed('/es/contact', 'WebSite')).toMatchObject([
    { '@id': `${origin}/es#website`, name: 'Isthmus', inLanguage: 'es' },
  ]);
});

test('the company has its offices and its contact point', () => {
  expect(typed('/about', 'Organization')).toMatchObject([
    {
      name: 'Isthmus',
      legalName: 'Isthmus Technologies, Inc.',
      location: [
        {
          '@type': 'Place',
          name: 'San Francisco, CA',
          address: { addressLocality: 'San Francisco', addressRegion: 'CA', addressCountry: 'US' },
        },
        {
          '@type': 'Place',
          name: 'San Jose, Costa Rica',
          address: { addressLocality: 'San Jose', addressCountry: 'CR' },
        },
      ],
      contactPoint: {
        '@type': 'ContactPoint',
        email: 'info@example.com',
        telephone: '+14155550132',
        areaServed: [{ '@type': 'Country', name: 'United States' }],
      },
    },
  ]);
});

test('breadcrumbs lead from the home page, which has none', () => {
  expect(typed('/', 'BreadcrumbList')).toEqual([]);
  expect(typed('/es/contact', 'BreadcrumbList')).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: 'Inicio', item: { '@id': `${origin}/es` } },
        { position: 2, name: 'Contacto', item: { '@id': `${origin}/es/contact` } },
      ],
    },
  ]);
});

test('each service is on the services page, with provider and area, and on no other', () => {
  const services = typed('/services', 'Service');
  // specification.test.ts has the names.
  const headings = isthmus.texts('/services', 'main section[id]:not(#get-started) h2');
  expect(services.map(({ name }) => name)).toEqual(headings);
  expect(services).toHaveLength(6);
  expect(services[0]).toMatchObject({
    provider: { '@id': `${origin}/#organization` },
    areaServed: [{ '@type': 'Country', name: 'United States' }],
  });
  expect(typed('/', 'Service')).toEqual([]);
});

test('an article is one, under its title and from its day', () => {
  expect(typed('/es/insights/compare-costs', 'Article')).toMatchObject([
    { headline: isthmus.texts('/es/insights/compare-costs', 'h1')[0], inLanguage: 'es' },
  ]);
  expect(typed('/insights', 'Article')).toEqual([]);
});

test.each([
  [{ '@type': 'Organisation' }, 'Organisation is no type'],
  [{ '@type': 'Organization', wings: 2 }, 'Organization has no property wings'],
  [
    { '@type': 'Service', provider: { '@type': 'PostalAddress' } },
    'Service.provider cannot be {"@type":"PostalAddress"}',
  ],
  [{ '@type': 'Service', provider: { '@id': '#place' } }, 'Service.provider cannot be {"@id":"#place"}'],
  [{ '@type': 'Service', produces: { '@type': 'Thing' } }, 'Service.produces is deprecated'],
  [
    { '@type': 'Article', datePublished: '2026-11-24T09:00:00' },
    'Article.datePublished cannot be "2026-11-24T09:00:00"',
  ],
])('%j is not in the terms of schema.org', (node, message) => {
  expect(mistakes(node, [node, { '@type': 'PostalAddress', '@id': '#place' }])).toEqual([message]);
});

test.each(Object.entries({ isthmus, meridian }))(
  'all data of %s is in the terms of schema.org',
  (_, site) => {
    const addresses = site.files().flatMap((file) => /^(?!assets\/)(.*)\.html$/.exec(file)?.[1] ?? []);
    const told = addresses
      .filter((address) => site.all(`/${address}`, 'script[type="application/ld+json"]').length > 0)
      .flatMap((address) => {
        const graph = site.graphOf(`/${address}`);
        return graph.flatMap((node) => mistakes(node, graph).map((mistake) => `/${address}: ${mistake}`));
      });
    expect(addresses.length).toBeGreaterThan(10);
    expect(told).toEqual([]);
  },
);
