import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../generate/finish/budgets.ts';
import { sendRequest } from '../../hosting/send-request.ts';
import { fullTransportSecurity } from '../../hosting/security-headers.ts';
import { readSite } from '../../hosting/read-site.ts';
import { siteRules } from '../../hosting/rules.ts';
import { createSiteServer } from '../../hosting/serve-site.ts';
import { everyDocument, dist } from './site.ts';

/** Returns the characters of a document without its stylesheet. */
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

const site = readSite(dist);
const counting = site.countsVisits ? limits.countingVisits : 0;
const server = createSiteServer(dist, siteRules(site, { transportSecurity: undefined }));
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

describe.each(everyDocument)('$file', ({ address, html, page, root }) => {
  test('needs exactly the fonts that it preloads', () => {
    const fonts = root.querySelectorAll('link[rel=preload]').map((link) => link.getAttribute('href') ?? '');
    const faces = [
      ...html.matchAll(
        /@font-face{font-family:([^;]+);src:url\(([^)]+)\)[^}]*font-weight:([^;]+)[^}]*unicode-range:([^}]+)}/g,
      ),
    ].map(([, family = '', url = '', weight = '', range = '']) => ({ family, url, weight, range }));
    const rest = faces.filter(({ url }) => !fonts.includes(url));
    const preloaded = faces.filter(({ url }) => fonts.includes(url));
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

  test('a first view has at most 48 KB: document, fonts, boot script and icon, with headers', async () => {
    const linked = root.querySelectorAll('link[rel=preload], link[rel=icon][type="image/svg+xml"]');
    const files = linked.map((link) => link.getAttribute('href') ?? '');
    const script = root.querySelector('script[src]')?.getAttribute('src') ?? '';
    const paths = [address, script, ...files];
    expect(paths).toHaveLength(5);
    const headers = { 'accept-encoding': 'br' };
    const responses = await Promise.all(paths.map((each) => sendRequest(origin(), { path: each, headers })));
    const sizes = responses.map(({ bytes, headerBytes }) => bytes + headerBytes);
    // Our server does not send this header over plain HTTP.
    const held = paths.length * `Strict-Transport-Security: ${fullTransportSecurity}\r\n`.length;
    expect(sizes.reduce((sum, size) => sum + size, held)).toBeLessThanOrEqual(limits.firstView + counting);
  });

  test('runs only a boot script of at most a kilobyte before the first gesture', () => {
    const scripts = root.querySelectorAll('script[src]');
    expect(scripts).toHaveLength(1);
    const file = path.join(dist, scripts[0]?.getAttribute('src') ?? '');
    expect(statSync(`${file}.br`).size).toBeLessThanOrEqual(limits.boot + counting);
    expect(readFileSync(file, 'utf8')).not.toMatch(/^import\b/);
  });

  test('has no raster image', () => {
    expect(root.querySelectorAll('img, picture, video, image')).toEqual([]);
    const addresses = [...html.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !/^#|\.woff2$/.test(address))).toEqual([]);
  });
});
