import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { keepAssets } from './keep-assets.ts';

/** Creates the files of a release and deploys it on a day. */
function release(root: string, day: number, names: readonly string[]) {
  const assets = path.join(root, `release-${day}`);
  mkdirSync(assets);
  for (const name of names) writeFileSync(path.join(assets, name), name);
  const counts = keepAssets(assets, path.join(root, 'store'), 30, new Date(Date.UTC(2026, 0, day)));
  return { ...counts, files: readdirSync(assets).toSorted() };
}

test('a release includes the hashed files of earlier ones, but not what no release has had for thirty days', () => {
  const root = temporaryFolder();
  release(root, 1, ['a-00000001.js', 'font-00000001.woff2']);
  mkdirSync(path.join(root, 'store/assets'));
  writeFileSync(path.join(root, 'store/.gitkeep'), '');
  expect(release(root, 20, ['a-00000002.js.br', 'font-00000001.woff2', '404.html'])).toMatchObject({
    added: 1,
    dropped: 0,
  });
  expect(release(root, 40, ['a-00000003.js'])).toEqual({
    added: 2,
    dropped: 1,
    files: ['a-00000002.js.br', 'a-00000003.js', 'font-00000001.woff2'],
  });
});
