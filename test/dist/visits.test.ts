/** The specification's site counts no visits. The made-up company does: meridian/visits.test.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { visitsAddress } from '#packages/site/visits.ts';
import { readSite } from '#hosting/read-site.ts';
import { assetsEnding, dist, everyDocument, root, textAt } from './site.ts';

test('no script, page or rule contains the address that counts visits', () => {
  expect(readSite(dist).countsVisits).toBe(false);
  const files = [...everyDocument.map(({ file }) => file), ...assetsEnding('.js'), '_headers', '_redirects'];
  const rules = ['nginx/site-http.conf', 'nginx/site-server.conf', 'nginx/nginx.conf', 'caddy/Caddyfile'];
  const texts = rules.map((file) => readFileSync(path.join(root, 'release', file), 'utf8'));
  for (const text of [...files.map(textAt), ...texts]) expect(text).not.toContain(visitsAddress);
});
