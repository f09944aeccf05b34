/**
 * The contact form of the actual site. One that posts needs `contactEndpoint`, and is tested on the made-up company.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadFacts } from '../../generate/content/load.ts';
import { readSite } from '../../hosting/read-site.ts';
import { built, dist } from './site.ts';

const { contactEndpoint } = loadFacts('.', 'site');

describe.runIf(contactEndpoint === undefined)('without contactEndpoint', () => {
  test.each(built)('$file posts nothing', ({ root }) => {
    expect(root.querySelectorAll('form[action], [formaction], [method=post]')).toEqual([]);
    expect(root.querySelectorAll('[name=_gotcha], [name=language], #sent')).toEqual([]);
  });

  test('the policy allows no form submission, and no code of the posting form is deployed', () => {
    expect(readSite(dist).formOrigins).toEqual([]);
    expect(readFileSync(path.join(dist, '_headers'), 'utf8')).toContain("; form-action 'none';");
    const assets = path.join(dist, 'assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('');
    expect(text).not.toMatch(/_gotcha|message-id|Retry-After|notReceived/);
  });
});

test.runIf(contactEndpoint !== undefined)('with contactEndpoint the policy allows its origin', () => {
  expect(readSite(dist).formOrigins).toEqual([new URL(String(contactEndpoint)).origin]);
});
