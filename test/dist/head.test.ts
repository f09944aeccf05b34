/** The head of the documents, as it stands for each kind of page. The judge of heads looks at every one. */
import { expect, test } from 'vitest';
import { isthmus } from './site.ts';

/** Returns the meta elements and links of a head, one line each, without preloads. */
function headOf(address: string): string[] {
  const elements = isthmus.all(address, 'head > :is(meta, link)');
  return elements.flatMap(({ attributes }) => {
    const { name, property, content, rel, href, media, hreflang, type } = attributes;
    const key = [name ?? property ?? rel, media, hreflang, type].filter(Boolean).join(' ');
    return key === '' || rel === 'preload' ? [] : [`${key}: ${content ?? href}`];
  });
}

const frame = [
  'viewport: width=device-width, initial-scale=1',
  'color-scheme: light dark',
  'theme-color (prefers-color-scheme: light): #fbf7ee',
  'theme-color (prefers-color-scheme: dark): #0b1615',
  'expect: #unloaded',
];
const icons = [
  'icon: /favicon.ico',
  'icon image/svg+xml: /favicon.svg',
  'apple-touch-icon: /apple-touch-icon.png',
];

test('a page', () => {
  const description =
    'AI strategy, custom AI, automation, digital transformation, e-commerce and IT staffing, led from San Francisco and built in San Jose, Costa Rica.';
  expect(headOf('/')).toEqual([
    ...frame,
    `description: ${description}`,
    'canonical: https://www.example.com/',
    'alternate en: https://www.example.com/',
    'alternate es: https://www.example.com/es',
    'alternate x-default: https://www.example.com/',
    'alternate text/markdown: /index.md',
    'alternate application/atom+xml: /insights.atom',
    'og:type: website',
    'og:site_name: Isthmus',
    'og:locale: en_US',
    'og:url: https://www.example.com/',
    'og:title: AI and IT services on your clock | Isthmus',
    `og:description: ${description}`,
    'og:image: https://www.example.com/social/home.png',
    'og:image:type: image/png',
    'og:image:width: 1200',
    'og:image:height: 630',
    'og:image:alt: AI and IT services on your clock | Isthmus',
    'twitter:card: summary_large_image',
    ...icons,
  ]);
});

test('an article, in Spanish', () => {
  const title = 'Cómo comparar costos nearshore, offshore y onshore';
  const address = 'https://www.example.com/es/insights/compare-costs';
  expect(headOf('/es/insights/compare-costs')).toEqual(
    expect.arrayContaining([
      `canonical: ${address}`,
      `alternate es: ${address}`,
      'alternate x-default: https://www.example.com/insights/compare-costs',
      'alternate text/markdown: /es/insights/compare-costs.md',
      'alternate application/atom+xml: /es/insights.atom',
      'og:type: article',
      'og:locale: es_CR',
      `og:url: ${address}`,
      `og:title: ${title}`,
      'og:image: https://www.example.com/es/social/insights/compare-costs.png',
      `og:image:alt: ${title}`,
      'article:published_time: 2026-11-16T00:00:00-08:00',
    ]),
  );
});

test('a not-found page, which search engines leave out', () => {
  expect(isthmus.all('/es/404', 'head > title')[0]?.text).toBe('Página no encontrada | Isthmus');
  expect(headOf('/es/404')).toEqual([
    ...frame,
    'description: No hay ninguna página en esta dirección. Vuelva al inicio o elija otra página del menú.',
    'robots: noindex',
    'alternate application/atom+xml: /es/insights.atom',
    ...icons,
  ]);
});
