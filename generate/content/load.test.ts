import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadFacts, loadWords } from './load.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Replaces a line, or a part of one, in a content file; the part must be there. */
function edit(file: string, from: string | RegExp, to: string): void {
  const full = path.join(root, 'content', file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(full, after);
}

test('placeholders are filled: facts as they are, figures in the language, ranges with an en dash', () => {
  const { phone } = loadFacts(root, 'site');
  edit('figures.yaml', /professionals: .*/, 'professionals: 1500');
  edit('en/about.yaml', /^title: .*$/m, 'title: "{phone}, {claims.professionals}, {savings.nearshore}"');
  edit('figures.yaml', /^savings: .*/m, 'savings: { nearshore: [30, 50], offshore: [50, 70] }\n');
  expect(loadWords(root, 'en', 'about').title).toBe(`${phone}, 1,500, 30–50`);
});

test('figures are written as a language writes them, and no line ends before a sign', () => {
  edit('figures.yaml', /professionals: .*/, 'professionals: 1500');
  edit(
    'es/about.yaml',
    /^title: .*$/m,
    "title: '{claims.uptime} %, {claims.professionals}, {savings.nearshore}'",
  );
  edit('figures.yaml', /^savings: .*/m, 'savings: { nearshore: [30, 50], offshore: [50, 70] }\n');
  edit('figures.yaml', /uptime: .*/, 'uptime: 99.9 # agreed');
  expect(loadWords(root, 'es', 'about').title).toBe('99,9\u00a0%, 1\u00a0500, 30-50');
});

test('a service has its short title where it has one, and a language may have one alone', () => {
  edit('en/services.yaml', /^ {4}shortTitle: .*\n/m, '');
  expect(() => loadWords(root, 'en', 'services')).not.toThrow();
  edit('en/services.yaml', /(?<=custom-ai-development:\n.*\n {4})title: .*/, 'title: Long');
  expect(loadWords(root, 'en', 'ui').services['custom-ai-development']).toBe('Long');
  edit('en/services.yaml', 'title: Long', 'title: Long\n    shortTitle: Short');
  expect(loadWords(root, 'en', 'ui').services['custom-ai-development']).toBe('Short');
  expect(loadWords(root, 'en', 'home').services.cards['custom-ai-development']?.title).toBe('Short');
  expect(loadWords(root, 'en', 'services').blocks['custom-ai-development']?.title).toBe('Long');
});

test('a year has no thousands separator', () => {
  expect(loadWords(root, 'en', 'ui').footer.copyright).toMatch(/\b2\d{3}$/);
});
