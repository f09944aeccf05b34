/** Builds the sites that tests look at, each in a copy of the project, in `.cache/sites/`. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning } from '#hosting/end-with-npm.ts';
import { cacheFile } from '#packages/cache/cache-files.ts';
import { weightsFile } from '#judges/page-weight.ts';
import { build, buildParts, copyProject, runIn } from './copy-of-project.ts';
import { writeContent } from './meridian-content.ts';
import { writePseudoLanguage } from './pseudo-language.ts';
import { builtRoot, testDay, type TestSite } from './sites.ts';

async function buildSite(site: TestSite): Promise<void> {
  const root = builtRoot(site);
  mkdirSync(root, { recursive: true });
  // Keeps the copy's own .cache/, which has the pictures of the last build.
  for (const name of readdirSync(root).filter((each) => each !== '.cache'))
    rmSync(path.join(root, name), { recursive: true });
  copyProject(root);
  if (site === 'meridian') {
    await writeContent(path.join(root, 'content'));
    writePseudoLanguage(path.join(root, 'content'));
  }
  build(root, { SITE_DAY: testDay });
  runIn(root, 'scripts/hosting.ts');
}

function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  // Removing a file changes the modification time of its folder.
  return [source, ...names.map((name) => path.join(source, name))];
}

/** Whether a source of a site is newer than its build, or nothing is built. */
function isOutdated(site: TestSite): boolean {
  const built = cacheFile(builtRoot(site), weightsFile);
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  const sources = [...buildParts, 'package-lock.json', 'test/sites'].flatMap(filesOf);
  return sources.some((file) => !file.endsWith('.test.ts') && statSync(file).mtimeMs > mtimeMs);
}

/** Takes a site's lock. Returns false if another process has it. */
function takesLock(lock: string): boolean {
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (owner > 0 && !isRunning(owner)) rmSync(lock, { force: true });
    return false;
  }
}

/** Builds a site unless it is up to date. Processes that need it at the same time wait for one of them. */
async function ensureBuilt(site: TestSite): Promise<void> {
  const lock = `${builtRoot(site)}.lock`;
  while (!takesLock(lock)) await setTimeout(200);
  try {
    if (isOutdated(site)) {
      const begun = new Date();
      await buildSite(site);
      // A source may have changed meanwhile.
      utimesSync(cacheFile(builtRoot(site), weightsFile), begun, begun);
    }
  } finally {
    rmSync(lock);
  }
}

/** Vitest and Playwright run this before the tests of built files. */
export default async function buildSites(): Promise<void> {
  await ensureBuilt('isthmus');
  await ensureBuilt('meridian');
}

if (import.meta.main) await buildSites();
