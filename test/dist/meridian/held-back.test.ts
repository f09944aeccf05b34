/** Drafts, articles with a date to come, and those whose last day has passed: nothing of them is in the built site. */
import { expect, test } from 'vitest';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { meridian } from '../site.ts';

const { dist, files, read } = meridian;

test('no file has their words, and none has their name', () => {
  const texts = files().filter((file) => /\.(?:html|js|json|md|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((file) => read(file).includes('Unseenable'))).toEqual([]);
  expect(files().filter((file) => /held-(?:draft|for-later|since)/.test(file))).toEqual([]);
});

test('an address leads to another one after its last day', () => {
  const { moved } = siteRules(readSite(dist));
  expect(moved).toContainEqual({ from: '/insights/held-since', to: '/services' });
});
