/** Of the host that cannot run here; contract.test.ts has the others. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { dist, root } from './run-server.ts';

const rules = siteRules(readSite(dist));

test('Netlify’s edge function sends empty responses, and accepts only GET and HEAD', async () => {
  const file = pathToFileURL(path.join(root, 'release/netlify/visits.js')).href;
  const { default: answer, config } = (await import(/* @vite-ignore */ file)) as {
    default: (request: Request) => Response;
    config: { path: string[] };
  };
  expect(config.path).toEqual(rules.noContent);
  const found = answer(new Request('https://www.example.com/visits?view=/about'));
  expect([found.status, found.headers.get('cache-control'), found.body]).toEqual([204, 'no-store', null]);
  expect(found.headers.get('strict-transport-security')).toBe(rules.headers['Strict-Transport-Security']);
  const post = answer(new Request('https://www.example.com/visits', { method: 'POST' }));
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
