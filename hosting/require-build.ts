/** Whether `dist/` holds a whole build: a file beside it names the process of a build, from before its first file to after its last. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFile, readCache, writeCache } from '#packages/cache/cache-files.ts';
import { errorInWords } from '#packages/content/reading/mistakes.ts';
import { isRunning } from './end-with-npm.ts';

const marker = 'building';

function unended(root: string): number | undefined {
  const id = readCache(root, marker);
  return id && Number(id);
}

/** Until `endBuild`, the site is incomplete. Throws while another process builds it. */
export function beginBuild(root: string): void {
  const other = unended(root);
  if (other !== undefined && other !== process.pid && isRunning(other))
    throw errorInWords(
      `Another build of this folder is running (process ${other}): wait until it has ended. If there is none, delete .cache/building.`,
    );
  writeCache(root, marker, String(process.pid));
}

export function endBuild(root: string): void {
  rmSync(cacheFile(root, marker), { force: true });
}

/** @throws Error that says what to do, unless `dist/` holds a whole build */
export function requireBuild(root: string): void {
  const builder = unended(root);
  if (builder !== undefined && isRunning(builder))
    throw new Error('dist/ is being built: wait until the build has ended.');
  if (builder !== undefined)
    throw new Error('dist/ has a part of a site, as its build was stopped: run "npm run build" again.');
  if (!existsSync(path.join(root, 'dist/index.html')))
    throw new Error('dist/ has no site yet: run "npm run build" first.');
}
