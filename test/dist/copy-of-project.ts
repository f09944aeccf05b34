/** A copy of the project for a test to change and build. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const buildParts = [
  'app',
  'generate',
  'content',
  'hosting',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
// What is built, installed or reported.
const made =
  '.cache .git .wrangler dist kept-assets node_modules playwright-report release screenshots test-results';

const isOwn = (file: string) => path.basename(file) !== 'node_modules';

/**
 * Copies what a build needs, or with `withTests` the whole project.
 *
 * @param copy an empty folder; without it, a new temporary one, which the caller must remove
 */
export function copyProject(name: string, { withTests = false, copy = '' } = {}): string {
  const target = copy || mkdtempSync(path.join(tmpdir(), `${name}-`));
  mkdirSync(target, { recursive: true });
  const all = readdirSync('.').filter((part) => !made.split(' ').includes(part));
  for (const part of withTests ? all : buildParts) {
    cpSync(part, path.join(target, part), { recursive: true, filter: isOwn });
  }
  symlinkSync(path.resolve('node_modules'), path.join(target, 'node_modules'));
  return target;
}

/** Replaces text in a file of the copy. Throws if it is not there. */
export function replaceIn(copy: string, file: string, from: string, to: string): void {
  const full = path.join(copy, file);
  const text = readFileSync(full, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(full, text.replace(from, to));
}

/** Builds the copy like `npm run build`: with the NODE_ENV of a test run, libraries would use other files. */
export function build(copy: string, env: NodeJS.ProcessEnv = {}): void {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: copy,
    encoding: 'utf8',
    // Part of the error's message if the build fails, and otherwise not shown.
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}
