import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../generate/finish/budgets.ts';
import { ask } from '../../hosting/ask.ts';
import { fullTransportSecurity } from '../../hosting/security-headers.ts';
import { readSite } from '../../hosting/read-site.ts';
import { siteRules } from '../../hosting/rules.ts';
import { createSiteServer } from '../../hosting/serve-site.ts';
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

const server = createSiteServer(dist, siteRules(readSite(dist), { transportSecurity: undefined }));
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

describe.each(built)('$file', ({ address, html, root }) => {
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

  test('sends a first view of 48 KB at most: document, fonts, boot script and icon, headers and all', async () => {
    const linked = root.querySelectorAll('link[rel=preload], link[rel=icon][type="image/svg+xml"]');
    const files = linked.map((link) => link.getAttribute('href') ?? '');
    const script = root.querySelector('script[src]')?.getAttribute('src') ?? '';
    const paths = [address, script, ...files];
    expect(paths).toHaveLength(5);
    const headers = { 'accept-encoding': 'br' };
    const answers = await Promise.all(paths.map((each) => ask(origin(), { path: each, headers })));
    const sizes = answers.map(({ bytes, headerBytes }) => bytes + headerBytes);
    // A server of ours over plain HTTP holds this one back.
    const held = paths.length * `Strict-Transport-Security: ${fullTransportSecurity}\r\n`.length;
    expect(sizes.reduce((sum, size) => sum + size, held)).toBeLessThanOrEqual(limits.firstView);
  });

  test('runs nothing before a gesture but a boot script of a kilobyte', () => {
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
