/**
 * What a build remembers changes nothing of what it makes.
 *
 * @module-tag all
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build, temporaryCopy } from '../sites/copy-of-project.ts';
import { testDay } from '../sites/sites.ts';

const copy = temporaryCopy('store');
afterAll(() => rmSync(copy, { recursive: true }));

function builtFiles() {
  // Of what is there, nothing would be made.
  rmSync(path.join(copy, 'dist'), { recursive: true, force: true });
  build(copy, { SITE_DAY: testDay });
  const all = readdirSync(path.join(copy, 'dist'), { recursive: true, withFileTypes: true });
  const files = all
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(files.toSorted().map((file) => [file, hash('sha256', readFileSync(file))]));
}

test('a build is the same with and without what another one has made', { timeout: 300_000 }, () => {
  // It is shared with other copies.
  rmSync(path.join(copy, '.cache'), { recursive: true });
  expect(builtFiles()).toEqual(builtFiles());
});
