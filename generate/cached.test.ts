import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached } from './cached.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cached-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const moment = async () => new Promise<false>((resolve) => setImmediate(resolve, false));

test('makes a file once, in a folder that need not exist', async () => {
  const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('made'));
  const file = path.join(folder, 'pictures/one.png');
  expect(String(await cached(file, make))).toBe('made');
  expect(String(await cached(file, make))).toBe('made');
  expect(make).toHaveBeenCalledOnce();
});

test('leaves no file with its name while it is incomplete', async () => {
  const file = path.join(folder, 'one.png');
  const stopped = cached(file, async () => {
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(readdirSync(folder)).toEqual([]);

  // Two builds at once, of which one is still writing when the other one reads.
  const long = Buffer.alloc(50_000_000, 'x');
  const builds = [cached(file, async () => long), cached(file, async () => long)];
  const seen = new Set<number>();
  const done = Promise.all(builds).then(() => true);
  while (!(await Promise.race([done, moment()]))) {
    if (existsSync(file)) seen.add(readFileSync(file).length);
  }
  expect([...seen].filter((length) => length !== long.length)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['one.png']);
});
