/** The fictional company counts visits, the specification's site does not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { visitsAddress } from '#packages/site/visits.ts';
import { facts } from '#test/sites/meridian.ts';
import { isthmus, meridian } from './site.ts';

const rules = ['nginx/site-server.conf', 'caddy/Caddyfile', 'cloudflare/worker.js', 'netlify/visits.js'];

test('the boot script counts, and knows the booking address, but not the setting', () => {
  const boot = meridian.all('/', 'script[src]')[0]?.getAttribute('src') ?? '';
  for (const part of [`${visitsAddress}?`, 'globalPrivacyControl', facts.bookingUrl])
    expect(meridian.read(boot)).toContain(part);
  expect(meridian.scriptsWith('countVisits:')).toEqual([]);
});

test.each(rules)('%s responds to the requests that count visits', (file) => {
  expect(readFileSync(path.join(meridian.root, 'release', file), 'utf8')).toContain(visitsAddress);
});

test('without countVisits no script, page or rule contains the address that counts them', () => {
  const files = isthmus.files().filter((file) => /\.(?:html|js)$|_headers$|_redirects$/.test(file));
  const texts = ['nginx/site-http.conf', 'nginx/site-server.conf', 'nginx/nginx.conf', 'caddy/Caddyfile'].map(
    (file) => readFileSync(path.join(isthmus.root, 'release', file), 'utf8'),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const text of [...files.map(isthmus.read), ...texts]) expect(text).not.toContain(visitsAddress);
});
