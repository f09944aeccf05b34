import { describe, expect, test } from 'vitest';
import { loadSite } from '../../generate/content/site.ts';
import { builtPages, exists, indexedPages } from './built-files.ts';
import { facts } from './site.ts';
import { isthmus } from '../sites/sites.ts';

type Root = (typeof builtPages)[number]['root'];

function metaOf(root: Root, name: string): string[] {
  return root
    .querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
    .map((element) => element.getAttribute('content') ?? '');
}

function linksOf(root: Root, selector: string): (string | undefined)[] {
  return root.querySelectorAll(`head > link${selector}`).map((link) => link.getAttribute('href'));
}

describe.each(builtPages)('$address', ({ id, locale, root, url }) => {
  const { meta } = loadSite(isthmus).languages[locale.code].words[id];

  test('has its own title, text and picture for link previews', () => {
    expect(metaOf(root, 'og:title')).toEqual([meta.title]);
    expect(metaOf(root, 'og:description')).toEqual([meta.description]);
    expect(metaOf(root, 'og:url')).toEqual([url]);
    expect(metaOf(root, 'og:type')).toEqual(['website']);
    expect(metaOf(root, 'og:site_name')).toEqual([facts.name]);
    expect(metaOf(root, 'og:locale')).toEqual([expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/)]);
    expect(metaOf(root, 'og:image')).toEqual([expect.stringMatching(/^https:.*\.png$/)]);
    expect(exists(metaOf(root, 'og:image')[0] ?? '')).toBe(true);
    expect(metaOf(root, 'og:image:alt')[0]).toBeTruthy();
    expect(metaOf(root, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('has icons and a Markdown twin that exist', () => {
    for (const selector of ['[rel=icon]', '[rel=apple-touch-icon]', '[type="text/markdown"]']) {
      const addresses = linksOf(root, selector);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !exists(address ?? ''))).toEqual([]);
    }
  });
});

test.each(['og:title', 'og:description', 'og:url', 'og:image'])('no two pages share their %s', (name) => {
  const values = indexedPages.flatMap(({ root }) => metaOf(root, name));
  expect(new Set(values).size).toBe(indexedPages.length);
});
