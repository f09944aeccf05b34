import * as nodeFs from 'node:fs';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentPath } from './content-files.ts';
import { finishSave, writeAll, type FileSystem } from './write-all.ts';

const files = ['site.yaml', 'en/home.yaml', 'es/home.yaml'];
const texts = new Map(files.map((file) => [file, `new ${file}\n`]));
let root = '';

const now = () => files.map((file) => readFileSync(path.join(root, 'content', file), 'utf8'));
const all = (state: string) => files.map((file) => `${state} ${file}\n`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'write-all-'));
  for (const folder of ['en', 'es']) mkdirSync(path.join(root, 'content', folder), { recursive: true });
  for (const file of files) writeFileSync(path.join(root, 'content', file), `old ${file}\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A file system whose nth call fails; `forGood`, every later one too, as if the process had ended there. */
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

/** How many calls a save without a fault makes. */
function countCalls(): number {
  const { fs, calls } = failing(0, '', false);
  writeAll(root, texts, fs);
  for (const file of files) writeFileSync(path.join(root, 'content', file), `old ${file}\n`);
  return calls();
}

test('writes every file and leaves nothing behind', () => {
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

test('cut off at any step, the next start finds all files old or makes all new', () => {
  const count = countCalls();
  const states = new Set<string>();
  for (let at = 1; at <= count; at += 1) {
    expect(() => writeAll(root, texts, failing(at, 'cut off', true).fs)).toThrow('cut off');
    // Also where the start that mends it is cut off itself.
    for (let step = 1; step < 8; step += 1) {
      try {
        finishSave(root, failing(step, 'cut off', true).fs);
      } catch {
        continue;
      }
    }
    finishSave(root);
    const state = now()[0]?.split(' ')[0] ?? '';
    states.add(state);
    expect(now(), `cut off at step ${at}`).toEqual(all(state));
    for (const file of files) writeFileSync(path.join(root, 'content', file), `old ${file}\n`);
  }
  expect(states).toEqual(new Set(['old', 'new']));
});

test('a process that is killed between two files leaves a save that the next start finishes', () => {
  const program = `
    import * as fs from 'node:fs';
    import { writeAll } from ${JSON.stringify(path.resolve('edit/save/write-all.ts'))};
    let renamed = 0;
    const renameSync = (...args) => {
      if ((renamed += 1) === 3) process.kill(process.pid, 'SIGKILL');
      fs.renameSync(...args);
    };
    writeAll(${JSON.stringify(root)}, new Map(${JSON.stringify([...texts])}), { ...fs, renameSync });
  `;
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(signal, stderr).toBe('SIGKILL');
  expect(now()).toEqual([all('new')[0], ...all('old').slice(1)]);
  expect(finishSave(root)).toEqual(files.slice(1));
  expect(now()).toEqual(all('new'));
});

test('a file that somebody changed after the save was cut off is left as it is', () => {
  // The first rename puts the journal in its place.
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
  writeFileSync(path.join(root, 'content/site.yaml'), 'by hand\n');
  finishSave(root);
  expect(now()).toEqual(['by hand\n', ...all('new').slice(1)]);
});

test.each(['../package.json', '/etc/passwd', 'en/../site.yaml', 'en/none.yaml', 'site.yaml\0', 'README.md'])(
  '%s is no content file',
  (file) => {
    expect(() => contentPath(root, file)).toThrow('is no content file');
  },
);

test('no symbolic link is followed', () => {
  const outside = path.join(root, 'outside.yaml');
  writeFileSync(outside, 'outside\n');
  rmSync(path.join(root, 'content/site.yaml'));
  symlinkSync(outside, path.join(root, 'content/site.yaml'));
  expect(() => writeAll(root, texts)).toThrow('symbolic link');
  nodeFs.renameSync(path.join(root, 'content/es'), path.join(root, 'elsewhere'));
  symlinkSync(path.join(root, 'elsewhere'), path.join(root, 'content/es'));
  expect(() => contentPath(root, 'es/home.yaml')).toThrow('symbolic link');
  expect(readFileSync(outside, 'utf8')).toBe('outside\n');
});
