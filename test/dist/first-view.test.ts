import { describe, expect, test } from 'vitest';
import { everyDocument } from './site.ts';

function characters(html: string): Set<string> {
  return new Set(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, ''));
}

/** Whether a `unicode-range` includes a character (CSS Fonts 4, section 4.5), in the format that the build writes. */
function covers(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((span) => {
    const [from = 0, to = from] = span
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return point >= from && point <= to;
  });
}

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
    const written = [...characters(html), ...(root.querySelector('input[type=time]') ? ['\u202f'] : [])];
    for (const { range } of preloaded) {
      const missing = written.filter((each) => each > ' ' && !covers(range, each));
      // Characters that only articles use are in the other font, which browsers load on demand.
      expect(
        missing.filter(
          (each) =>
            (page !== 'insights' && page !== 'stories') || !rest.some((other) => covers(other.range, each)),
        ),
      ).toEqual([]);
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
