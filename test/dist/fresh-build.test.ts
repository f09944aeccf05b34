import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newerThanBuild } from '../fresh-build.ts';

const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
let root = '';

/** Writes a file with a modification time in seconds. */
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
  for (const file of settings) write(file, 1);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('without a build, every source is newer', () => {
  expect(newerThanBuild(root, 'dist/last')).toBeDefined();
});

test('a build newer than its sources is up to date', () => {
  write('dist/last', 2);
  expect(newerThanBuild(root, 'dist/last')).toBeUndefined();
});

test('detects content changed after the build', () => {
  write('dist/last', 2);
  write('content/en/home.yaml', 3);
  utimesSync(path.join(root, 'content'), 1, 1);
  utimesSync(path.join(root, 'content/en'), 1, 1);
  expect(newerThanBuild(root, 'dist/last')).toBe(path.join('content', 'en', 'home.yaml'));
});

test.each(settings)('detects a change of %s after the build', (file) => {
  write('dist/last', 2);
  write(file, 3);
  expect(newerThanBuild(root, 'dist/last')).toBe(file);
});

test('detects a file removed after the build, directly in a source folder too', () => {
  write('dist/last', 2);
  rmSync(path.join(root, 'app/old.ts'));
  expect(newerThanBuild(root, 'dist/last')).toBe('app');
});

test('ignores changes to tests', () => {
  write('dist/last', 2);
  write('app/old.test.ts', 3);
  utimesSync(path.join(root, 'app'), 1, 1);
  expect(newerThanBuild(root, 'dist/last')).toBeUndefined();
});
