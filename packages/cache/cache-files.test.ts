import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { cacheFile, readCacheData, writeCache } from './cache-files.ts';

const schema = z.object({ seconds: z.number() });

test('data are read as they were written, and not if they are damaged or of another kind', () => {
  const root = temporaryFolder();
  expect(readCacheData(root, 'times.json', schema)).toBeUndefined();
  writeCache(root, 'times.json', JSON.stringify({ seconds: 3 }));
  expect(readCacheData(root, 'times.json', schema)).toEqual({ seconds: 3 });
  writeCache(root, 'times.json', JSON.stringify({ seconds: 'three' }));
  expect(readCacheData(root, 'times.json', schema)).toBeUndefined();
  writeFileSync(cacheFile(root, 'times.json'), '{"seconds":');
  expect(readCacheData(root, 'times.json', schema)).toBeUndefined();
});

test('what cannot be written leaves nothing behind', () => {
  const root = temporaryFolder();
  mkdirSync(cacheFile(root, 'taken/by-a-folder'), { recursive: true });
  expect(() => writeCache(root, 'taken', 'text')).toThrow('taken');
  expect(readdirSync(cacheFile(root, ''))).toEqual(['taken']);
});
