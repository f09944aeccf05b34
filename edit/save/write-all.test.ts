import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { failDisk } from '#test/content/failing-disk.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { isContentFile, type FileText } from '../content/content-files.ts';
import { finishSave, writeAll } from './write-all.ts';

const changed = ['site.yaml', 'en/home.yaml', 'es/home.yaml'];
const made = 'en/insights/made.md';
const removed = 'es/stories/removed.md';
const files = [...changed, made, removed];
const old = new Map(files.map((file) => [file, file === made ? undefined : `old ${file}\n`]));
const texts = new Map(files.map((file) => [file, file === removed ? undefined : `new ${file}\n`]));
let root = '';

const full = (file: string) => path.join(root, 'content', file);
const now = (): FileText[] =>
  files.map((file) => (existsSync(full(file)) ? readFileSync(full(file), 'utf8') : undefined));
const all = (state: string) => files.map((file) => (state === 'old' ? old : texts).get(file));

/** Restores the old state of every file, without the folder of the one to be created. */
function begin(): void {
  rmSync(full('.'), { recursive: true, force: true });
  for (const folder of ['en', 'es/stories']) mkdirSync(full(folder), { recursive: true });
  for (const [file, text] of old) if (text !== undefined) writeFileSync(full(file), text);
}

beforeEach(() => {
  root = temporaryFolder();
  begin();
});

/** Runs what the disk fails; returns how many calls were counted. */
function failing(fault: Parameters<typeof failDisk>[0], act: () => unknown): number {
  const calls = failDisk(fault);
  try {
    act();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === fault.code)) throw error;
  } finally {
    vi.restoreAllMocks();
  }
  return calls();
}

const save = () => writeAll(root, texts);

function countCalls(): number {
  const count = failing({ at: Infinity }, save);
  begin();
  return count;
}

test('writes, creates and removes every file and leaves nothing behind', () => {
  save();
  expect(now()).toEqual(all('new'));
  expect(existsSync(path.join(root, '.cache/edit'))).toBe(false);
});

test('after a fault at any step, all files are old', () => {
  const count = countCalls();
  expect(count).toBeGreaterThan(20);
  for (let at = 1; at < count; at += 1) {
    failing({ at, code: 'ENOSPC' }, save);
    expect(now(), `a fault at step ${at}`).toEqual(all('old'));
    expect(finishSave(root)).toEqual([]);
    expect(now()).toEqual(all('old'));
  }
});

function noSpace(): never {
  throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
}

test('on a disk that is full once all is staged, and stays so, all files are old', () => {
  const { mkdirSync: make, renameSync: rename } = fs;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    rename(from, to);
    vi.spyOn(fs, 'openSync').mockImplementation(noSpace);
    vi.spyOn(fs, 'mkdirSync').mockImplementation((folder, options) =>
      existsSync(folder) ? make(folder, options) : noSpace(),
    );
  });
  expect(save).toThrow('no space');
  vi.restoreAllMocks();
  expect(now()).toEqual(all('old'));
});

test('after an interruption at any step, the next start finds all files old or makes all new', () => {
  const count = countCalls();
  const states = new Set<string>();
  const cutOff = { code: 'cut off', forGood: true };
  for (let at = 1; at <= count; at += 1) {
    failing({ at, ...cutOff }, save);
    // The recovery itself may be interrupted too.
    for (let step = 1; step < 14; step += 1) failing({ at: step, ...cutOff }, () => finishSave(root));
    finishSave(root);
    const state = now()[0] === all('old')[0] ? 'old' : 'new';
    states.add(state);
    expect(now(), `cut off at step ${at}`).toEqual(all(state));
    begin();
  }
  expect(states).toEqual(new Set(['old', 'new']));
});

test('after a fault, and an interruption while all goes back, the next start makes all old, or all new', () => {
  const count = countCalls();
  for (let at = count - 24; at < count; at += 2) {
    for (let again = 1; again < 16; again += 1) {
      failing({ at, again, code: 'ENOSPC' }, save);
      finishSave(root);
      const state = now()[0] === all('old')[0] ? 'old' : 'new';
      expect(now(), `${again} after a fault at step ${at}`).toEqual(all(state));
      begin();
    }
  }
});

test('a file that was changed after an interrupted save is left as it is', () => {
  // The first rename puts the journal in its place.
  failing({ of: 'renameSync', at: 2, code: 'cut off', forGood: true }, save);
  mkdirSync(path.dirname(full(made)), { recursive: true });
  for (const file of ['site.yaml', made, removed]) writeFileSync(full(file), 'by hand\n');
  finishSave(root);
  expect(now()).toEqual(['by hand\n', ...all('new').slice(1, 3), 'by hand\n', 'by hand\n']);
});

test.each([
  '../package.json',
  '/etc/passwd',
  'en/../site.yaml',
  'en/none.yaml',
  'site.yaml\0',
  'en/insights/../home.md',
  'en/insights/A.md',
  'en/insights/a.md\n',
  'en/insights/..\\a.md',
  'fr/insights/a.md',
  'en/notes/a.md',
])('%j is not a content file', (file) => {
  expect(isContentFile(file)).toBe(false);
});

test('no symbolic link is followed', () => {
  const outside = path.join(root, 'outside.yaml');
  writeFileSync(outside, 'outside\n');
  rmSync(full('site.yaml'));
  symlinkSync(outside, full('site.yaml'));
  expect(save).toThrow('symbolic link');
  expect(readFileSync(outside, 'utf8')).toBe('outside\n');
  const folder = path.join(root, 'folder');
  mkdirSync(folder);
  symlinkSync(folder, full('en/insights'));
  expect(() => writeAll(root, new Map([[made, 'x']]))).toThrow('symbolic link');
  expect(readdirSync(folder)).toEqual([]);
});
