import { spawnSync } from 'node:child_process';
import * as nodeFs from 'node:fs';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isthmus } from '#test/sites/sites.ts';
import { contentPath, type FileText } from '../content/content-files.ts';
import { finishSave, writeAll, type FileSystem } from './write-all.ts';

const changed = ['site.yaml', 'en/home.yaml', 'es/home.yaml'];
const made = 'en/insights/made.md';
const removed = 'es/stories/removed.md';
const files = [...changed, made, removed];
const old = new Map(files.map((file) => [file, file === made ? undefined : `old ${file}\n`]));
const texts = new Map(files.map((file) => [file, file === removed ? undefined : `new ${file}\n`]));
let root = '';

const full = (file: string) => path.join(root, 'content', file);
const now = (): FileText[] =>
  files.map((file) => (nodeFs.existsSync(full(file)) ? readFileSync(full(file), 'utf8') : undefined));
const all = (state: string) => files.map((file) => (state === 'old' ? old : texts).get(file));

/** Restores the old state of every file, without the folder of the one to be created. */
function begin(): void {
  rmSync(full('.'), { recursive: true, force: true });
  for (const folder of ['en', 'es/stories']) mkdirSync(full(folder), { recursive: true });
  for (const [file, text] of old) if (text !== undefined) writeFileSync(full(file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'write-all-'));
  begin();
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns a file system whose nth call fails and, if `forGood`, every later one too, as if the process had died. */
function failing(at: number, code: string, forGood: boolean): { fs: FileSystem; calls: () => number } {
  let calls = 0;
  const fs = new Proxy<FileSystem>(nodeFs, {
    get: (target, name: keyof FileSystem) => {
      return (...args: unknown[]) => {
        calls += 1;
        if (calls === at || (forGood && calls > at)) throw Object.assign(new Error(code), { code });
        return Reflect.apply(target[name], target, args) as unknown;
      };
    },
  });
  return { fs, calls: () => calls };
}

/** Counts the calls of a save without a fault. */
function countCalls(): number {
  const { fs, calls } = failing(0, '', false);
  writeAll(root, texts, fs);
  begin();
  return calls();
}

test('writes, creates and removes every file and leaves nothing behind', () => {
  writeAll(root, texts);
  expect(now()).toEqual(all('new'));
  expect(nodeFs.existsSync(path.join(root, '.cache/edit'))).toBe(false);
});

test.each(['ENOSPC', 'EROFS', 'EACCES'])('after %s at any step, all files are old', (code) => {
  const count = countCalls();
  expect(count).toBeGreaterThan(20);
  for (let at = 1; at < count; at += 1) {
    expect(() => writeAll(root, texts, failing(at, code, false).fs)).toThrow(code);
    expect(now(), `a fault at step ${at}`).toEqual(all('old'));
    expect(finishSave(root)).toEqual([]);
    expect(now()).toEqual(all('old'));
  }
});

test('after an interruption at any step, the next start finds all files old or makes all new', () => {
  const count = countCalls();
  const states = new Set<string>();
  for (let at = 1; at <= count; at += 1) {
    expect(() => writeAll(root, texts, failing(at, 'cut off', true).fs)).toThrow('cut off');
    // The recovery itself may be interrupted too.
    for (let step = 1; step < 14; step += 1) {
      try {
        finishSave(root, failing(step, 'cut off', true).fs);
      } catch {
        continue;
      }
    }
    finishSave(root);
    const state = now()[0] === all('old')[0] ? 'old' : 'new';
    states.add(state);
    expect(now(), `cut off at step ${at}`).toEqual(all(state));
    begin();
  }
  expect(states).toEqual(new Set(['old', 'new']));
});

// The first rename puts the journal in its place.
test.each([3, 5, 6])(
  'a process that is killed at rename %i leaves a save that the next start finishes',
  (at) => {
    const program = `
    import * as fs from 'node:fs';
    import { registerHooks } from 'node:module';
    // As in vitest.config.ts.
    const content = ${JSON.stringify(pathToFileURL(path.join(isthmus, 'content')).href)};
    registerHooks({ resolve: (name, context, next) => next(name.replace(/^#content/, content), context) });
    const { writeAll } = await import(${JSON.stringify(path.resolve('edit/save/write-all.ts'))});
    let renamed = 0;
    const texts = ${JSON.stringify([...texts])}.map(([file, text]) => [file, text ?? undefined]);
    const renameSync = (...args) => {
      if ((renamed += 1) === ${at}) process.kill(process.pid, 'SIGKILL');
      fs.renameSync(...args);
    };
    writeAll(${JSON.stringify(root)}, new Map(texts), { ...fs, renameSync });
  `;
    const { signal, stderr } = spawnSync(
      process.execPath,
      // Vitest's alias for the content of the tests' site does not reach another process.
      ['--conditions=tests', '--input-type=module', '-e', program],
      { encoding: 'utf8' },
    );
    expect(signal, stderr).toBe('SIGKILL');
    expect(now()).toEqual([...all('new').slice(0, at - 2), ...all('old').slice(at - 2)]);
    expect(finishSave(root)).toEqual(files.slice(at - 2));
    expect(now()).toEqual(all('new'));
  },
);

test('a file that was changed after an interrupted save is left as it is', () => {
  const { fs } = failing(0, '', false);
  let renames = 0;
  const cut = new Proxy(fs, {
    get: (target, name: keyof FileSystem) => {
      if (name === 'renameSync') renames += 1;
      if (renames > 1) throw new Error('cut off');
      return Reflect.get(target, name) as unknown;
    },
  });
  expect(() => writeAll(root, texts, cut)).toThrow('cut off');
  mkdirSync(path.dirname(full(made)), { recursive: true });
  for (const file of ['site.yaml', made, removed]) writeFileSync(full(file), 'by hand\n');
  finishSave(root);
  expect(now()).toEqual(['by hand\n', ...all('new').slice(1, 3), 'by hand\n', 'by hand\n']);
});

const escapes = [
  '../package.json',
  '/etc/passwd',
  'en/../site.yaml',
  'en/none.yaml',
  'site.yaml\0',
  'README.md',
  'en/insights/../home.md',
  'en/insights/a/b.md',
  'en/insights/.md',
  'en/insights/README.md',
  'en/insights/A.md',
  'en/insights/a--b.md',
  'en/insights/a.md\n',
  'en/insights/..\\a.md',
  'fr/insights/a.md',
  '../insights/a.md',
  'en/notes/a.md',
  'insights/a.md',
  'en/insights/a.yaml',
];
test.each(escapes)('%s is not a content file', (file) => {
  expect(() => contentPath(root, file)).toThrow('is no content file');
});

test('no symbolic link is followed', () => {
  const outside = path.join(root, 'outside.yaml');
  writeFileSync(outside, 'outside\n');
  rmSync(path.join(root, 'content/site.yaml'));
  symlinkSync(outside, path.join(root, 'content/site.yaml'));
  expect(() => writeAll(root, texts)).toThrow('symbolic link');
  nodeFs.renameSync(path.join(root, 'content/es'), path.join(root, 'elsewhere'));
  symlinkSync(path.join(root, 'elsewhere'), path.join(root, 'content/es'));
  expect(() => contentPath(root, 'es/home.yaml')).toThrow('symbolic link');
  const folder = path.join(root, 'folder');
  mkdirSync(folder);
  symlinkSync(folder, full('en/insights'));
  expect(() => writeAll(root, new Map([[made, 'x']]))).toThrow('symbolic link');
  rmSync(full('en/insights'));
  mkdirSync(full('en/insights'));
  symlinkSync(path.join(root, 'nowhere.md'), full(made));
  expect(() => writeAll(root, new Map([[made, 'x']]))).toThrow('symbolic link');
  expect(nodeFs.readdirSync(folder)).toEqual([]);
  expect(nodeFs.existsSync(path.join(root, 'nowhere.md'))).toBe(false);
  expect(readFileSync(outside, 'utf8')).toBe('outside\n');
});
