/**
 * What a build remembers changes nothing of what it makes.
 *
 * @module-tag all
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build, copyProject } from '../sites/copy-of-project.ts';
import { builtRoot, testDay } from '../sites/sites.ts';

const copy = copyProject('store');
afterAll(() => rmSync(copy, { recursive: true }));

function builtFiles(root: string) {
  const all = readdirSync(path.join(root, 'dist'), { recursive: true, withFileTypes: true });
  const files = all
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
  return new Map(files.toSorted().map((file) => [file, hash('sha256', readFileSync(path.join(root, file)))]));
}

// The copy has the store of that other build, which on a bare machine began with none.
test('a build is the same with and without what another one has made', { timeout: 300_000 }, () => {
  build(copy, { SITE_DAY: testDay });
  expect(builtFiles(copy)).toEqual(builtFiles(builtRoot('isthmus')));
});
