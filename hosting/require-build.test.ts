import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { beginBuild, endBuild, requireBuild } from './require-build.ts';

test('a site is there once its build has ended, and one build at a time makes it', () => {
  const root = temporaryFolder();
  const buildOf = (id: number) => writeFileSync(path.join(root, '.cache/building'), String(id));
  expect(() => requireBuild(root)).toThrow('no site yet');
  beginBuild(root);
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/index.html'), '');
  expect(() => requireBuild(root)).toThrow('is being built');
  buildOf(process.ppid);
  expect(() => beginBuild(root)).toThrow('Another build');
  // No process has such an id.
  buildOf(2 ** 30);
  expect(() => requireBuild(root)).toThrow('was stopped');
  beginBuild(root);
  endBuild(root);
  requireBuild(root);
});
