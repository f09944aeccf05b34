/** What a built site does not have. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { isthmus, meridian } from './site.ts';

// Compressed copies have the same contents.
const textsOf = ({ files }: typeof isthmus) =>
  files().filter((file) => /\.(?:html|js|css|json|txt|xml|md)$|_(?:headers|redirects)$/.test(file));

test('nothing of edit mode', () => {
  const files = textsOf(isthmus);
  expect(files.length).toBeGreaterThan(30);
  for (const file of files)
    expect(isthmus.read(file), file).not.toMatch(/data-edit|@edit\/|edit-mode|[\u2061-\u2064]|\\u206[1-4]/);
});

// The fictional company counts visits: test/e2e/visits.spec.ts, test/hosting.
test('without countVisits, nothing of the address that counts them', () => {
  const release = readdirSync(path.join(isthmus.root, 'release'), { recursive: true, withFileTypes: true });
  const rules = release
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));
  expect(rules).not.toEqual([]);
  for (const text of [...textsOf(isthmus).map(isthmus.read), ...rules])
    expect(text).not.toContain(visitsAddress);
});

test('nothing of drafts, articles with a date to come, and those whose last day has passed', () => {
  expect(textsOf(meridian).filter((file) => meridian.read(file).includes('Unseenable'))).toEqual([]);
  expect(meridian.files().filter((file) => /held-(?:draft|for-later|since)/.test(file))).toEqual([]);
  // After its last day, an address leads to another one.
  const { moved } = siteRules(readSite(meridian.dist));
  expect(moved).toContainEqual({ from: '/insights/held-since', to: '/services' });
});
