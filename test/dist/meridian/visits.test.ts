/** Everything follows `countVisits`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '#test/sites/meridian.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { document, read, root, scriptsWith } from './site.ts';

const rules = [
  'release/nginx/site-server.conf',
  'release/caddy/Caddyfile',
  'release/cloudflare/worker.js',
  'release/netlify/visits.js',
];

test('the boot script counts, and knows the booking address', () => {
  const boot = document('/').querySelector('script[src]')?.getAttribute('src') ?? '';
  expect(read(boot)).toContain(`${visitsAddress}?`);
  expect(read(boot)).toContain('globalPrivacyControl');
  expect(read(boot)).toContain(facts.bookingUrl);
});

test('the setting itself is not sent', () => {
  expect(scriptsWith('countVisits:')).toEqual([]);
});

test.each(rules)('%s responds to the requests that count visits', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(visitsAddress);
});
