/**
 * Lists the licences of every package in the lockfile; the exit status is 1 where one is not among those allowed, or
 * where the lockfile names a place other than the public registry.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Lock = { packages: Record<string, { license?: string; resolved?: string; integrity?: string }> };

const allowed = new Set([
  '(MIT AND Zlib)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const entries = Object.entries(packages)
  .filter(([place]) => place !== '')
  .map(([place, details]) => ({ name: place.replace(/.*node_modules\//, ''), ...details }));

const groups = Map.groupBy(entries, ({ license }) => license ?? 'none stated');
for (const [licence, group] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
  const names = [...new Set(group.map(({ name }) => name))].toSorted();
  console.log(
    `${allowed.has(licence) ? 'ok  ' : 'LOOK'}  ${licence} (${names.length})\n      ${names.join(', ')}`,
  );
}

const refused = entries.filter(({ license }) => !allowed.has(license ?? ''));
// Without `resolved`, npm takes a package from the registry of whoever installs; the digest says that it is the same.
const elsewhere = entries.filter(
  ({ resolved, integrity }) =>
    !integrity || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
);
for (const { name, license } of refused) console.error(`${name}: ${license ?? 'no licence'} is not allowed`);
for (const { name } of elsewhere) console.error(`${name}: not from the public registry, or without a digest`);
if (refused.length > 0 || elsewhere.length > 0) process.exitCode = 1;
