import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { prune, remembered } from './store.ts';

let root = '';
beforeEach(() => void (root = temporaryFolder()));

const makes = (text: string) => vi.fn<() => Promise<Buffer>>(async () => Buffer.from(text));

test('makes an entry once for each key, whose parts are not mixed up', async () => {
  const [one, other] = [makes('one'), makes('other')];
  await remembered(root, ['a', 'bc'], one);
  expect(String((await remembered(root, ['a', 'bc'], one)).bytes)).toBe('one');
  expect(String((await remembered(root, ['ab', 'c'], other)).bytes)).toBe('other');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['half-written', (file: string) => writeFileSync(file, 'ma')],
  ['damaged', (file: string) => writeFileSync(file, 'mode')],
  ['gone', (file: string) => rmSync(file)],
  ['gone with its folder', (file: string) => rmSync(path.dirname(file), { recursive: true })],
])('makes an entry that is %s again', async (_, harm) => {
  const { file } = await remembered(root, ['key'], makes('made'));
  harm(file);
  const again = await remembered(root, ['key'], makes('made'));
  expect([String(again.bytes), readFileSync(file, 'utf8')]).toEqual(['made', 'made']);
});

test('does without the disk where that refuses', async () => {
  writeFileSync(path.join(root, '.cache'), 'no folder');
  expect(String((await remembered(root, ['key'], makes('made'))).bytes)).toBe('made');
});

test('removes the oldest of what was not asked for', async () => {
  const { file } = await remembered(root, ['key'], makes('made'));
  for (const [index, name] of ['old.x', 'new.x'].entries()) {
    const other = path.join(path.dirname(file), name);
    writeFileSync(other, 'four');
    utimesSync(other, index, index);
  }
  await prune(root, 4);
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual([path.basename(file), 'new.x'].toSorted());
});
