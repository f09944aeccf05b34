import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Locale } from '../../../app/site/locales.ts';
import { pages } from '../../../app/site/pages.ts';
import type { MadeUpSite } from './made-up-site.ts';

// From the copy: this project's own list has no "pt".
const languages = [
  { code: 'en', prefix: '', name: 'English' },
  { code: 'es', prefix: 'es', name: 'Español' },
  { code: 'pt', prefix: 'pt', name: 'Português' },
] as Locale[];

/** Tests the third language: Portuguese, with the Spanish words. */
export function languagesFollow({ page, read }: MadeUpSite): void {
  test.each(pages)('$id exists in each, and every one links to the others', ({ id }) => {
    for (const language of languages) {
      const root = page(id, language);
      expect(root.querySelector('html')?.getAttribute('lang')).toBe(language.code);
      const alternates = root.querySelectorAll('head > link[hreflang]');
      expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual([
        'en',
        'es',
        'pt',
        'x-default',
      ]);
      const ways = root.querySelectorAll('header a[hreflang]').map((link) => link.text);
      expect(ways).toEqual(languages.filter((each) => each !== language).map(({ name }) => name));
    }
  });

  test('the third has its own not-found page, list of pages, and figures', () => {
    expect(parse(read('pt/404.html')).querySelector('html')?.getAttribute('lang')).toBe('pt');
    expect(read('pt/llms.txt')).toContain('/pt/about.md');
    expect(read('sitemap.xml')).toContain('<loc>https://www.meridian.works/pt/services</loc>');
    // Brazil's format, not Costa Rica's.
    expect(read('pt/nearshoring.html')).toContain('90.000');
    expect(read('es/nearshoring.html')).not.toContain('90.000');
  });
}
