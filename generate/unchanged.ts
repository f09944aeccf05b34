/** Whether a build would make again what is there: nothing has changed of what it reads, nor of what it has made. */
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { cacheFile, readCacheData, writeCache } from '#packages/cache/cache-files.ts';
import type { Site } from '#packages/content/site.ts';
import { gitOutput } from '#packages/history/git/git.ts';
import { releaseFolder } from './finish/hosting-files.ts';
import { hashOf, versions } from './store.ts';

const builtFile = 'built.json';
const built = z.object({ from: z.string(), made: z.string() });

// Names that begin with a dot are left out anyhow.
const unread = ['node_modules', 'dist', releaseFolder, 'test-results'];

const filesIn = (folder: string, exclude: readonly string[] = []): string[] =>
  globSync('**', { cwd: folder, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** The hash of a file: pictures may be larger than the memory. One that is gone by now, or forbidden, is no reason to stop. */
function contentsOf(file: string): string {
  try {
    return hashOf([readFileSync(file)]);
  } catch {
    return '';
  }
}

/** What a build is made from: all files of the project, packages, options, settings, the day, and the history. */
export function sourceState({ root, source }: Pick<Site, 'root' | 'source'>): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));
  const about = [source.day, gitOutput(root, 'rev-parse', 'HEAD'), settings, process.argv.slice(2)];
  const files = filesIn(root, unread).flatMap((file) => [file, contentsOf(file)]);
  return hashOf([versions(root), JSON.stringify(about), ...files]);
}

function madeIn(root: string, dist: string): string {
  const files = [dist, path.join(root, releaseFolder)].flatMap((folder) => filesIn(folder));
  const states = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return [file, size, mtimeMs];
  });
  return hashOf([JSON.stringify(states)]);
}

export function isBuiltFrom(state: string, root: string, dist: string): boolean {
  const last = readCacheData(root, builtFile, built);
  return last?.from === state && last.made === madeIn(root, dist);
}

/** For a build that begins, and may not come to its end. */
export const forgetBuilt = (root: string): void => rmSync(cacheFile(root, builtFile), { force: true });

export function noteBuilt(state: string, root: string, dist: string): void {
  writeCache(root, builtFile, JSON.stringify({ from: state, made: madeIn(root, dist) }));
}
