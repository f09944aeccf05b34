/** The actual site. One that counts visits needs `countVisits`, and is tested on the made-up company. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../generate/content/site.ts';
import { visitsAddress } from '../../app/site/visits.ts';
import { readSite } from '../../hosting/read-site.ts';
import { dist, root } from './site.ts';
import { isthmus } from '../sites/sites.ts';

const { countVisits = false } = loadSite(isthmus).facts;

test('the rules for servers follow the setting', () => {
  expect(readSite(dist).countsVisits).toBe(countVisits);
});

describe.runIf(!countVisits)('without countVisits', () => {
  test('no script, page or rule contains the address that counts visits', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:\.(?:html|js)|_headers|_redirects)$/.test(file))
      .map((file) => path.join(dist, file));
    const rules = ['nginx/site-http.conf', 'nginx/site-server.conf', 'nginx/nginx.conf', 'caddy/Caddyfile'];
    const all = [...files, ...rules.map((file) => path.join(root, 'release', file))];
    expect(all.length).toBeGreaterThan(40);
    const having = all.filter((file) => readFileSync(file, 'utf8').includes(visitsAddress));
    expect(having).toEqual([]);
  });

  test('Cloudflare needs no Worker', () => {
    expect(readFileSync(path.join(root, 'wrangler.jsonc'), 'utf8')).not.toContain('main');
    expect(existsSync(path.join(root, 'release/cloudflare'))).toBe(false);
  });
});
