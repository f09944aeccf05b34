/** The fictional company counts visits, the specification's site does not. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SiteHost } from '#hosting/site-hosts.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { facts } from '#test/sites/meridian.ts';
import { isthmus, meridian } from './site.ts';

const rules: Readonly<Record<SiteHost, string>> = {
  cloudflare: 'worker.js',
  netlify: 'visits.js',
  nginx: 'site-server.conf',
  caddy: 'Caddyfile',
};

test('the boot script counts, and knows the booking address, but not the setting', () => {
  const boot = meridian.all('/', 'script[src]')[0]?.getAttribute('src') ?? '';
  for (const part of [`${visitsAddress}?`, 'globalPrivacyControl', facts.bookingUrl])
    expect(meridian.read(boot)).toContain(part);
  expect(meridian.scriptsWith('countVisits:')).toEqual([]);
});

test.each(Object.entries(rules))('%s responds by %s to the requests that count visits', (host, file) => {
  expect(readFileSync(path.join(meridian.root, 'release', host, file), 'utf8')).toContain(visitsAddress);
});

test('without countVisits no script, page or rule contains the address that counts them', () => {
  const files = isthmus.files().filter((file) => /\.(?:html|js)$|_headers$|_redirects$/.test(file));
  const release = readdirSync(path.join(isthmus.root, 'release'), { recursive: true, withFileTypes: true });
  const texts = release
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));
  expect(texts).not.toEqual([]);
  expect(files.length).toBeGreaterThan(30);
  for (const text of [...files.map(isthmus.read), ...texts]) expect(text).not.toContain(visitsAddress);
});
