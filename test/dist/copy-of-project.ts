/** A copy of the project in which a test changes a thing or two, and which it then builds. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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
const testParts = [
  'test',
  'docs',
  'README.md',
  '.htmlvalidate.mjs',
  '.npmrc',
  'package-lock.json',
  'netlify.toml',
  'wrangler.jsonc',
  'vitest.config.ts',
  'playwright.config.ts',
];

const isOwn = (file: string) => path.basename(file) !== 'node_modules';

/** Copies what a build needs, and the tests where they are wanted, to a folder of its own; the caller removes it. */
export function copyProject(name: string, { withTests = false } = {}): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  for (const part of withTests ? [...buildParts, ...testParts] : buildParts) {
    cpSync(part, path.join(copy, part), { recursive: true, filter: isOwn });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Replaces a part of a file of the copy; it must be there. */
export function replaceIn(copy: string, file: string, from: string, to: string): void {
  const full = path.join(copy, file);
  const text = readFileSync(full, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(full, text.replace(from, to));
}

/** Builds the copy as `npm run build` does: a test run's own environment would choose the libraries' other files. */
export function build(copy: string): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: copy, env });
}
