import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLocale } from '#app/site/locales.ts';
import { readSource } from '../content/source.ts';
import { contentFiles, hasHistory, lastChanged } from './last-changed.ts';

const about = 'content/en/about.yaml';
const figures = 'content/figures.yaml';
let root = '';

function git(...words: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...words], { cwd: root, stdio: 'pipe' });
}

function commit(file: string, text: string, date: string): void {
  writeFileSync(path.join(root, file), text);
  git('add', file);
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'x'], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
  mkdirSync(path.join(root, 'content/en'), { recursive: true });
  writeFileSync(path.join(root, about), 'title: About {name}\n');
  writeFileSync(path.join(root, figures), 'claims: {}\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('has no dates outside of a repository', () => {
  expect(hasHistory(root)).toBe(false);
  expect(lastChanged(root, [about])).toBeUndefined();
});

test('returns the date of the last commit that changed a file', () => {
  git('init', '-q');
  commit(about, 'title: One\n', '2025-03-01T09:00:00Z');
  commit(figures, 'claims: { roi: 1 }\n', '2025-06-01T09:00:00Z');
  expect(hasHistory(root)).toBe(true);
  expect(Date.parse(lastChanged(root, [about]) ?? '')).toBe(Date.parse('2025-03-01T09:00:00Z'));
  expect(Date.parse(lastChanged(root, [about, figures]) ?? '')).toBe(Date.parse('2025-06-01T09:00:00Z'));
});

test('returns no date for a file with uncommitted changes', () => {
  git('init', '-q');
  commit(about, 'title: One\n', '2025-03-01T09:00:00Z');
  writeFileSync(path.join(root, about), 'title: Two\n');
  expect(lastChanged(root, [about])).toBeUndefined();
});

test('the figures affect only the pages that quote one', () => {
  expect(contentFiles(readSource(root), 'about', defaultLocale)).toEqual([about]);
  writeFileSync(path.join(root, about), "title: '{claims.projects}+ projects'\n");
  expect(contentFiles(readSource(root), 'about', defaultLocale)).toEqual([about, figures]);
});

test('the services also affect the home page', () => {
  const files = ['content/en/home.yaml', 'content/en/services.yaml'];
  for (const file of files) writeFileSync(path.join(root, file), 'title: None\n');
  expect(contentFiles(readSource(root), 'home', defaultLocale)).toEqual(files);
});

test('people affect the about page, and quotes the pages that can show them', () => {
  const [people, quotes] = ['content/people.yaml', 'content/quotes.yaml'];
  for (const file of [people, quotes]) writeFileSync(path.join(root, file), 'title: None\n');
  expect(contentFiles(readSource(root), 'about', defaultLocale)).toEqual([about, people]);
  expect(contentFiles(readSource(root), 'benefits', defaultLocale)).toEqual([quotes]);
  expect(contentFiles(readSource(root), 'terms', defaultLocale)).toEqual([]);
});
