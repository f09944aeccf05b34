/** A copy of the project, with the content of the specification's site, for a test to change and build. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtRoot } from './sites.ts';

export const buildParts = [
  'app',
  'generate',
  'hosting',
  'judges',
  'packages',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

const isOwn = (file: string) => path.basename(file) !== 'node_modules';

/** Copies what a build needs, and what is needed besides, to a folder. */
export function copyProject(copy: string, more: readonly string[] = []): void {
  mkdirSync(copy, { recursive: true });
  for (const part of [...buildParts, ...more])
    cpSync(part, path.join(copy, part), { recursive: true, filter: isOwn });
  copyContent(copy);
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}

/** Lets a copy take what builds of the specification's site have made. */
export function shareStore(copy: string): void {
  const store = path.join(builtRoot('isthmus'), '.cache/store');
  for (const folder of [store, path.join(copy, '.cache')]) mkdirSync(folder, { recursive: true });
  symlinkSync(store, path.join(copy, '.cache/store'));
}

/** Makes a copy in a new temporary folder, which the caller must remove. */
export function temporaryCopy(name: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  copyProject(copy);
  shareStore(copy);
  return copy;
}

export function copyContent(copy: string): void {
  const content = path.join(copy, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync('test/sites/isthmus/content', content, { recursive: true });
}

/** Runs a script in the copy. Throws if it fails, with what it printed. */
export function runIn(copy: string, script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): void {
  execFileSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    // Part of the error's message if it fails, and otherwise not shown.
    stdio: 'pipe',
    // With the NODE_ENV of a test run, libraries would use other files.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

/** Builds the copy like `npm run build`. */
export function build(copy: string, env: NodeJS.ProcessEnv = {}): void {
  runIn(copy, 'node_modules/vite/bin/vite.js', ['build'], env);
}
