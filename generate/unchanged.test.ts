import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSource } from '#packages/content/source.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { forgetBuilt, isBuiltFrom, noteBuilt, sourceState } from './unchanged.ts';

let root: string;
const at = (file: string) => path.join(root, file);
const stateOn = (day: string) => sourceState({ root, source: { ...readSource(root), day } });
const isBuilt = (day = '2026-06-01') => isBuiltFrom(stateOn(day), root, at('dist'));

beforeEach(() => {
  root = temporaryFolder();
  for (const file of [
    'node_modules/.package-lock.json',
    'content/site.yaml',
    'app/a.css',
    'dist/assets/a.js',
  ]) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), '{}');
  }
  noteBuilt(stateOn('2026-06-01'), root, at('dist'));
});

test('what was built is what would be built, also after tests have run', () => {
  mkdirSync(at('test-results'));
  writeFileSync(at('test-results/report.xml'), '');
  expect(isBuilt()).toBe(true);
});

test.each([
  ['a text', () => appendFileSync(at('content/site.yaml'), '\n')],
  ['a style', () => appendFileSync(at('app/a.css'), '\n')],
  ['a new file', () => writeFileSync(at('content/logo.svg'), '')],
  ['a setting', () => vi.stubEnv('SITE_HOST', 'netlify')],
  ['a built file', () => appendFileSync(at('dist/assets/a.js'), '\n')],
  ['a built file that is gone', () => rmSync(at('dist/assets/a.js'))],
  ['what an earlier release has left', () => writeFileSync(at('dist/assets/b.js'), '')],
  ['a build that was stopped', () => forgetBuilt(root)],
])('%s is a reason to build again', (_, change) => {
  change();
  expect(isBuilt()).toBe(false);
});

test('so is another day', () => expect(isBuilt('2026-06-02')).toBe(false));
