import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { limits } from '../../generate/finish/budgets.ts';
import { built, dist } from './site.ts';

/** Every character of a document outside of its stylesheet. */
function characters(html: string): Set<string> {
  return new Set(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, ''));
}

/** Whether a `unicode-range` has a character (CSS Fonts 4, section 4.5), in the one form that the build writes. */
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

describe.each(built)('$file', ({ html, root }) => {
  test('needs the fonts that it preloads, and no other', () => {
    const fonts = root.querySelectorAll('link[rel=preload]').map((link) => link.getAttribute('href') ?? '');
    const faces = [
      ...html.matchAll(
        /@font-face{font-family:([^;]+);src:url\(([^)]+)\)[^}]*font-weight:([^;]+)[^}]*unicode-range:([^}]+)}/g,
      ),
    ].map(([, family = '', url = '', weight = '', range = '']) => ({ family, url, weight, range }));
    const preloaded = faces.filter(({ url }) => fonts.includes(url));
    expect(preloaded.map(({ weight }) => weight)).toEqual(['400', '650 800']);
    // Browsers write a narrow no-break space before "AM" in a field for a time. In none of the faces, it would have all
    // text of its size and weight wait for the file that is not loaded.
    const written = [...characters(html), ...(root.querySelector('input[type=time]') ? ['\u202f'] : [])];
    for (const { range } of preloaded) {
      const missing = written.filter((each) => each > ' ' && !covers(range, each));
      expect(missing).toEqual([]);
    }
    // A file that is not preloaded has a family of its own: in this one, it would have all text laid out twice.
    const [family] = new Set(preloaded.map((face) => face.family));
    const others = faces.filter(({ url }) => !fonts.includes(url)).map((face) => face.family);
    expect(others).toHaveLength(1);
    expect(others).not.toContain(family);
    expect(html.replaceAll(', ', ',')).toContain([family, ...others].join(','));
    const bytes = fonts.map((font) => statSync(path.join(dist, font)).size).reduce((sum, size) => sum + size);
    expect(bytes).toBeLessThanOrEqual(limits.font);
  });

  test('sets text in the three weights of the type scale', () => {
    const rules = html.replaceAll(/@font-face{[^}]*}/g, '');
    const weights = [...rules.matchAll(/font(?:-weight)?:(var\([^)]*\)|[\w.]+)/g)].map(([, value]) => value);
    const scale = ['var(--weight-text)', 'var(--weight-strong)', 'var(--weight-heading)'];
    expect(weights).toContain('var(--weight-text)');
    expect(weights.filter((value = '') => ![...scale, 'inherit'].includes(value))).toEqual([]);
  });

  test('runs nothing before its load event but a boot script of a kilobyte', () => {
    const scripts = root.querySelectorAll('script[src]');
    expect(scripts).toHaveLength(1);
    const file = path.join(dist, scripts[0]?.getAttribute('src') ?? '');
    expect(statSync(`${file}.br`).size).toBeLessThanOrEqual(limits.boot);
    expect(readFileSync(file, 'utf8')).not.toMatch(/^import\b/);
  });

  test('has no raster image', () => {
    expect(root.querySelectorAll('img, picture, video, image')).toEqual([]);
    const addresses = [...html.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !/^#|\.woff2$/.test(address))).toEqual([]);
  });
});
