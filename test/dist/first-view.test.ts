import { describe, expect, test } from 'vitest';
import { everyDocument } from './site.ts';

/** The characters of a `unicode-range` (CSS Fonts 4, section 4.5), in the format that the build writes. */
const charactersOf = (range: string) =>
  new RegExp(`[${range.replaceAll(/(?:U\+)?([\dA-F]+),?/gi, String.raw`\u{$1}`)}]`, 'u');

describe.each(everyDocument)('$file', ({ html, page, root }) => {
  test('needs exactly the fonts that it preloads', () => {
    const links = root.querySelectorAll('link[rel=preload]');
    const fonts = new Set(links.map((link) => link.getAttribute('href') ?? ''));
    const faces = [
      ...html.matchAll(
        /@font-face{font-family:([^;]+);src:url\(([^)]+)\)[^}]*font-weight:([^;]+)[^}]*unicode-range:([^}]+)}/g,
      ),
    ].map(([, family = '', url = '', weight = '', range = '']) => ({ family, url, weight, range }));
    const rest = faces.filter(({ url }) => !fonts.has(url));
    const preloaded = faces.filter(({ url }) => fonts.has(url));
    expect(preloaded.map(({ weight }) => weight)).toEqual(['400', '650 800']);
    // Browsers put a narrow no-break space before "AM" in time fields. If no face had it, all text of its size and
    // weight would wait for the font that is not loaded.
    const narrow = root.querySelector('input[type=time]') ? '\u202f' : '';
    const written = [...new Set(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '') + narrow)];
    // Characters that only articles use are in the other font, which browsers load on demand.
    const late = page === 'insights' || page === 'stories' ? rest : [];
    for (const face of preloaded) {
      const covered = charactersOf([face, ...late].map(({ range }) => range).join());
      expect(written.filter((each) => each > ' ' && !covered.test(each))).toEqual([]);
    }
    // Fonts that are not preloaded have a family of their own; in the same one, they would cause a second layout of
    // all text.
    const [family] = new Set(preloaded.map((face) => face.family));
    const others = rest.map((face) => face.family);
    expect(others).toHaveLength(1);
    expect(others).not.toContain(family);
    expect(html.replaceAll(', ', ',')).toContain([family, ...others].join(','));
  });

  test('is first drawn when all that can move has arrived', () => {
    const expected = root.querySelector('head > link[rel=expect][blocking=render]')?.getAttribute('href');
    expect(root.querySelectorAll(`#root ~ ${expected}`)).toHaveLength(1);
  });

  test('sets text in the three weights of the type scale', () => {
    const rules = html.replaceAll(/@font-face{[^}]*}/g, '');
    const weights = [...rules.matchAll(/font(?:-weight)?:(var\([^)]*\)|[\w.]+)/g)].map(([, value]) => value);
    const scale = ['var(--weight-text)', 'var(--weight-strong)', 'var(--weight-heading)'];
    expect(weights).toContain('var(--weight-text)');
    expect(weights.filter((value = '') => ![...scale, 'inherit'].includes(value))).toEqual([]);
  });
});
