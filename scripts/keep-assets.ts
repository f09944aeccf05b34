/**
 * Adds the hashed files of earlier releases to the build, so that pages opened before a deploy can still load their
 * chunks. Run it after the build and before the deploy, with a folder that persists between builds (a cache on the
 * build machine).
 *
 * node scripts/keep-assets.ts <folder> [--days=30]
 */
import { parseArgs } from 'node:util';
import path from 'node:path';
import { keepAssets } from './keep/keep-assets.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '30' } },
});
const [store] = positionals;
const days = Number(values.days);
if (store === undefined || !(days > 0)) {
  console.error('Say where earlier releases are kept: npm run keep-assets -- <folder> [--days=30]');
  process.exit(1);
}
const { added, dropped } = keepAssets(path.resolve(import.meta.dirname, '../dist/assets'), store, days);
console.log(
  `${added} files of earlier releases added to dist/assets, ${dropped} older than ${days} days dropped`,
);
