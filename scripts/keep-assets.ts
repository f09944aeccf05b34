/**
 * Keeps the hashed files of earlier releases, so that a page that a visitor opened before a deploy still finds its
 * code. Run it after a build and before a deploy, with a folder that outlives both (a cache of the build machine).
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
