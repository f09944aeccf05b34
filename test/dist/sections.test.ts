import { describe, expect, test } from 'vitest';
import { loadSite } from '../../generate/content/site.ts';
import { indexedPages } from './built-files.ts';
import { isthmus } from '../sites/sites.ts';

// Long texts, of which a part is worth a link.
const policies = new Set<string>(['privacy', 'terms', 'accessibility']);

describe.each(indexedPages)('$address', (page) => {
  const { locale, main } = page;
  const { copyLink } = loadSite(isthmus).languages[locale.code].words.ui;
  // Headings around the text of an article have no copy links.
  const headings = (main.querySelector('[data-text]') ?? main)
    .querySelectorAll('h2')
    .filter((heading) => !heading.closest('nav'));
  const hasCopyLinks = 'id' in page ? policies.has(page.id) : page.kind !== 'list';

  test('names every section by its heading', () => {
    for (const section of main.querySelectorAll('section, aside')) {
      const name = section.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`);
      expect(name?.closest('h2, h3')?.text).toBeTruthy();
    }
  });

  test.runIf(hasCopyLinks)('has a copy link with its own anchor in every heading', () => {
    expect(headings.length).toBeGreaterThan(0);
    const anchors = headings.map((heading) => {
      const link = heading.querySelector('a');
      expect(link?.getAttribute('aria-label')).toBe(`${copyLink.label}: ${heading.text}`);
      return link?.getAttribute('href') ?? '';
    });
    expect(new Set(anchors).size).toBe(headings.length);
    headings.forEach((heading, index) => {
      const section = main.querySelector(`[id="${anchors[index]?.slice(1)}"]`);
      expect(section?.text).toContain(heading.text);
    });
  });
});
