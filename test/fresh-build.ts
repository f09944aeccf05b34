/** Ensures that the tests of the built site run on an up-to-date build. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { weightsFile } from '../generate/finish/budgets.ts';

const sources = [
  'app',
  'content',
  'generate',
  'hosting',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

function filesOf(root: string, source: string): string[] {
  const full = path.join(root, source);
  if (!statSync(full).isDirectory()) return [source];
  const names = readdirSync(full, { recursive: true, encoding: 'utf8' });
  // Removing a file changes the modification time of its folder.
  return [source, ...names.map((name) => path.join(source, name))];
}

/**
 * Returns a source file or folder that is newer than the build; undefined if the build is up to date.
 *
 * @param built the last file that the build writes
 * @param more additional sources of that build
 */
export function newerThanBuild(
  root: string,
  built: string,
  more: readonly string[] = [],
): string | undefined {
  const stamp = path.join(root, built);
  const time = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  const files = [...sources, ...more].flatMap((source) => filesOf(root, source));
  return files.find((file) => !file.endsWith('.test.ts') && statSync(path.join(root, file)).mtimeMs > time);
}

/** Builds the site if needed. Vitest and Playwright run this before the tests of the built site. */
export default function freshBuild(): void {
  const newer = newerThanBuild('.', weightsFile);
  if (newer === undefined) return;
  console.log(`${newer} is newer than dist/: building first.`);
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { env, stdio: 'inherit' });
}
