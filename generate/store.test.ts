import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { prune, remembered } from './store.ts';

let root = '';
beforeEach(() => void (root = temporaryFolder()));

const makes = (text: string) => vi.fn<() => Promise<Buffer>>(async () => Buffer.from(text));

const entries = () => readdirSync(path.join(root, '.cache/store'));

test('makes an entry once for each key, whose parts are not mixed up', async () => {
  const [one, other] = [makes('one'), makes('other')];
  await remembered(root, ['a', 'bc'], one);
  expect(String(await remembered(root, ['a', 'bc'], one))).toBe('one');
  expect(String(await remembered(root, ['ab', 'c'], other))).toBe('other');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['empty', (file: string) => writeFileSync(file, '')],
  ['damaged', (file: string) => writeFileSync(file, 'of another hash than it begins with')],
  ['gone with its folder', (file: string) => rmSync(path.dirname(file), { recursive: true })],
])('makes an entry that is %s again', async (_, harm) => {
  await remembered(root, ['key'], makes('made'));
  harm(path.join(root, '.cache/store', entries()[0] ?? ''));
  const make = makes('made');
  for (const turn of [1, 2]) expect(String(await remembered(root, ['key'], make)), `${turn}`).toBe('made');
  expect(make).toHaveBeenCalledOnce();
});

test('does without the disk where that refuses', async () => {
  writeFileSync(path.join(root, '.cache'), 'no folder');
  expect(String(await remembered(root, ['key'], makes('made')))).toBe('made');
});

test('removes the oldest of what was not asked for', async () => {
  await remembered(root, ['key'], makes('made'));
  const [own = ''] = entries();
  for (const [index, name] of ['old', 'new'].entries()) {
    const other = path.join(root, '.cache/store', name);
    writeFileSync(other, 'four');
    utimesSync(other, index, index);
  }
  await prune(root, 4);
  expect(entries().toSorted()).toEqual([own, 'new'].toSorted());
});
