/**
 * What a build remembers changes nothing of what it makes.
 *
 * @module-tag all
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build, copyProject } from '../sites/copy-of-project.ts';
import { testDay } from '../sites/sites.ts';

const copy = copyProject('store');
afterAll(() => rmSync(copy, { recursive: true }));

function builtFiles(): Record<string, string> {
  build(copy, { SITE_DAY: testDay });
  const dist = path.join(copy, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(dist, name)).isFile()).toSorted();
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dist, name)))
      .digest('hex');
  return Object.fromEntries(files.map((name) => [name, hashOf(name)]));
}

test('a build is the same with and without what another one has made', { timeout: 300_000 }, () => {
  // It is shared with other copies.
  rmSync(path.join(copy, '.cache'), { recursive: true });
  expect(builtFiles()).toEqual(builtFiles());
});
