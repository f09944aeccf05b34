/** Everything follows `countVisits`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../../generate/content/site.ts';
import { visitsAddress } from '../../../app/site/visits.ts';
import { locales } from '../../../app/site/locales.ts';
import { textOf } from '../site.ts';
import { files, page, read, root } from '../../sites/meridian-site.ts';

const rules = [
  'release/nginx/site-server.conf',
  'release/caddy/Caddyfile',
  'release/cloudflare/worker.js',
  'release/netlify/visits.js',
];

test('the boot script counts, and knows the booking address', () => {
  const boot = page('home').querySelector('script[src]')?.getAttribute('src') ?? '';
  expect(read(boot)).toContain(`${visitsAddress}?`);
  expect(read(boot)).toContain('globalPrivacyControl');
  expect(read(boot)).toContain(loadSite('test/sites/meridian').facts.bookingUrl);
});

test('the setting itself is not sent', () => {
  const scripts = files().filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => read(file).includes('countVisits:'))).toEqual([]);
});

test.each(rules)('%s responds to the requests that count visits', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(visitsAddress);
});

describe.each(locales)('in $name', (locale) => {
  test('the privacy policy mentions it, without an additional section', () => {
    const privacy = page('privacy', locale);
    expect(textOf(privacy)).toMatch(/Visits, in numbers|Visitas, en números/);
    expect(privacy.querySelectorAll('main section > h2')).toHaveLength(3);
  });
});
