import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newerThanBuild } from '../fresh-build.ts';

let root = '';

/** Writes a file that was changed at a time in seconds. */
function write(file: string, time: number): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, '');
  utimesSync(full, time, time);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fresh-build-'));
  for (const folder of ['app', 'content', 'generate', 'hosting']) {
    write(`${folder}/old.ts`, 1);
    utimesSync(path.join(root, folder), 1, 1);
  }
  for (const file of ['package-lock.json', 'vite.config.ts']) write(file, 1);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('without a build every source is newer', () => {
  expect(newerThanBuild(root, 'dist/last')).toBeDefined();
});

test('a build that is newer than its sources stands', () => {
  write('dist/last', 2);
  expect(newerThanBuild(root, 'dist/last')).toBeUndefined();
});

test('a word that was changed after the build is found', () => {
  write('dist/last', 2);
  write('content/en/home.yaml', 3);
  utimesSync(path.join(root, 'content'), 1, 1);
  utimesSync(path.join(root, 'content/en'), 1, 1);
  expect(newerThanBuild(root, 'dist/last')).toBe(path.join('content', 'en', 'home.yaml'));
});

test('a test is no source', () => {
  write('dist/last', 2);
  write('app/old.test.ts', 3);
  utimesSync(path.join(root, 'app'), 1, 1);
  expect(newerThanBuild(root, 'dist/last')).toBeUndefined();
});
