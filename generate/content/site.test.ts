import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFixtureContent } from '#test/sites/fixture-content.ts';
import { loadSite } from './site.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  copyFixtureContent(path.join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Replaces a line, or part of one, in a content file. Throws if there is no match. */
function edit(file: string, from: string | RegExp, to: string): void {
  const full = path.join(root, 'content', file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(full, after);
}

test('fills placeholders: facts verbatim, figures by locale, ranges with an en dash', () => {
  edit('en/about.yaml', /^title: .*$/m, 'title: "{phone}, {claims.professionals}, {savings.nearshore}"');
  expect(loadSite(root).languages.en.words.about.title).toBe('+1 (303) 867-5309, 1,500, 20–40');
});

test('formats figures by locale, with a non-breaking space before the percent sign', () => {
  edit(
    'es/about.yaml',
    /^title: .*$/m,
    "title: '{claims.uptime} %, {claims.professionals}, {savings.nearshore}'",
  );
  edit('figures.yaml', 'uptime: 99.95', 'uptime: 99.95 # agreed');
  expect(loadSite(root).languages.es.words.about.title).toBe('99,95\u00a0%, 1\u00a0500, 20-40');
});

test('prefers the short title of a service, in either language', () => {
  edit('en/services.yaml', /^ {4}shortTitle: .*\n/m, '');
  expect(() => loadSite(root).languages.en.words.services).not.toThrow();
  edit('en/services.yaml', /(?<=app-rescue:\n.*\n {4})title: .*/, 'title: Long');
  expect(loadSite(root).languages.en.words.ui.services['app-rescue']).toBe('Long');
  edit('en/services.yaml', 'title: Long', 'title: Long\n    shortTitle: Short');
  expect(loadSite(root).languages.en.words.ui.services['app-rescue']).toBe('Short');
  expect(loadSite(root).languages.en.words.home.services.cards['app-rescue']?.title).toBe('Short');
  expect(loadSite(root).languages.en.words.services.blocks['app-rescue']?.title).toBe('Long');
});

test('writes years without a thousands separator', () => {
  expect(loadSite(root).languages.en.words.ui.footer.copyright).toBe('All rights kept 2031');
});

test('a time ends a sentence with one full stop', () => {
  edit('en/about.yaml', /^title: .*$/m, 'title: "To {client.closes}. In {name}."');
  expect(loadSite(root).languages.en.words.about.title).toBe('To 4\u00a0p.m. In Meridian Works.');
});

test('with a third office, fills placeholders with the first office of each side', () => {
  edit(
    'site.yaml',
    /^offices:\n/m,
    "offices:\n  porto: { side: delivery, timeZone: Europe/Lisbon, opens: '08:00', closes: '12:00', country: PT }\n",
  );
  edit('en/about.yaml', /^title: .*$/m, 'title: "{delivery.opens}, {client.opens}"');
  expect(loadSite(root).languages.en.words.about.title).toBe('8\u00a0a.m., 7\u00a0a.m.');
  expect(Object.keys(loadSite(root).facts.offices)).toEqual(['porto', 'lisbon', 'denver']);
});
