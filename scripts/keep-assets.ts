/**
 * Adds the hashed files of earlier releases to the build, so that pages opened before a deploy can still load their
 * chunks. Run it after the build and before the deploy, with a folder that persists between builds (a cache on the
 * build machine).
 *
 * node scripts/keep-assets.ts <folder> [--days=30]
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireBuild } from '#hosting/require-build.ts';
import { hashedName, precompressed } from '#hosting/rules.ts';
import { fail, orFail } from './or-fail.ts';

const day = 24 * 60 * 60 * 1000;

const compressed = new RegExp(String.raw`\.(?:${precompressed})$`);

/** With their compressed copies, and without what else systems and people put into the folder. */
function hashedFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && hashedName.test(entry.name.replace(compressed, '')))
    .map(({ name }) => name);
}

/** The modification time records when a release last had the file. */
function copy(from: string, to: string, time: Date): void {
  copyFileSync(from, to);
  utimesSync(to, time, time);
}

/** Adds this release's files to the store, and the store's to this release; drops what no release has had for `days`. */
export function keepAssets(
  assets: string,
  store: string,
  days: number,
  now: Date = new Date(),
): { added: number; dropped: number } {
  mkdirSync(store, { recursive: true });
  for (const name of hashedFiles(assets)) copy(path.join(assets, name), path.join(store, name), now);

  const counts = { added: 0, dropped: 0 };
  for (const name of hashedFiles(store)) {
    const kept = path.join(store, name);
    const { mtime } = statSync(kept);
    if (now.getTime() - mtime.getTime() > days * day) {
      rmSync(kept);
      counts.dropped += 1;
    } else if (!existsSync(path.join(assets, name))) {
      copy(kept, path.join(assets, name), mtime);
      counts.added += 1;
    }
  }
  return counts;
}

if (import.meta.main) {
  const { positionals, values } = orFail(() =>
    parseArgs({ allowPositionals: true, options: { days: { type: 'string', default: '30' } } }),
  );
  const [store] = positionals;
  const days = Number(values.days);
  if (store === undefined || !(days > 0))
    fail('Say where earlier releases are kept: npm run keep-assets -- <folder> [--days=30]');
  const root = path.resolve(import.meta.dirname, '..');
  orFail(() => requireBuild(root));
  const { added, dropped } = keepAssets(path.join(root, 'dist/assets'), store, days);
  console.log(
    `${added} files of earlier releases added to dist/assets, ${dropped} older than ${days} days dropped`,
  );
}
