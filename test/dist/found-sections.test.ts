import { describe, expect, test } from 'vitest';
import { loadWords } from '../../app/content/load.ts';
import { builtPages } from './found-site.ts';

describe.each(builtPages)('$address', ({ locale, root }) => {
  const { copyLink } = loadWords('.', locale.code, 'ui');
  const main = root.querySelector('main');
  const headings = main?.querySelectorAll('h2').filter((heading) => !heading.closest('nav, .visually-hidden')) ?? [];

  test('has one h1, and an outline without gaps', () => {
    const levels = root.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
  });

  test('names every section by its heading', () => {
    for (const section of main?.querySelectorAll('section, aside') ?? []) {
      const name = section.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`);
      expect(name?.closest('h2')?.text).toBeTruthy();
    }
  });

  test('has a copy link to an anchor of its own at every heading', () => {
    expect(headings.length).toBeGreaterThan(0);
    const anchors = headings.map((heading) => {
      const link = heading.querySelector('a');
      expect(link?.getAttribute('aria-label')).toBe(`${copyLink.label}: ${heading.text}`);
      return link?.getAttribute('href') ?? '';
    });
    expect(new Set(anchors).size).toBe(headings.length);
    const target = (anchor: string) => root.querySelector(`[id="${anchor.slice(1)}"]`);
    headings.forEach((heading, index) => {
      const section = target(anchors[index] ?? '');
      expect(section?.text).toContain(heading.text);
    });
  });
});
