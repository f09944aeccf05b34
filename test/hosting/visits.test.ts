/** Checks that every installed engine counts the visits of the fictional company's site, and knows its old addresses. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { violations } from '#hosting/check-contract.ts';
import { contract, noContentCases } from '#hosting/contract.ts';
import { exceptionsOf } from '#hosting/engines/hosts.ts';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { builtRoot } from '../sites/sites.ts';
import { engines } from './engines.ts';

const project = builtRoot('meridian');
const dist = path.join(project, 'dist');
const site = readSite(dist);
const rules = siteRules(site);
// contract.test.ts has the rest of the contract.
const paths = new Set(['/about', '/no-such-page', ...rules.moved.map(({ from }) => from)]);
const usual = contract(rules, site.files).filter(({ path: each }) => paths.has(each));

describe.each(engines.filter(({ missing }) => !missing()))('on $name', ({ announced, start }) => {
  test('counts visits, and serves pages at their addresses alone', async () => {
    const { origin, stop } = await start(project);
    try {
      const target = { origin, dist, rules, exceptions: exceptionsOf(announced ?? '', rules) };
      const found = await Promise.all(
        [...noContentCases(rules), ...usual].map(async (contractCase) =>
          (await violations(contractCase, target)).map(
            (violation) => `${contractCase.description}: ${violation}`,
          ),
        ),
      );
      expect(found.flat()).toEqual([]);
    } finally {
      await stop();
    }
  }, 120_000);
});

test('Netlify’s edge function sends empty responses, and accepts only GET and HEAD', async () => {
  const file = pathToFileURL(path.join(project, 'release/netlify/visits.js')).href;
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
