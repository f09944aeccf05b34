import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AddressTable } from '#packages/content/documents/documents.ts';
import { errorInWords } from '#packages/content/reading/mistakes.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { addressesFile, encodings, unservedFiles, type BuiltSite } from './rules.ts';

function readAddresses(folder: string): AddressTable {
  const file = path.join(folder, addressesFile);
  if (!existsSync(file)) throw errorInWords(`${file} is missing: build the site again`);
  const table: AddressTable = JSON.parse(readFileSync(file, 'utf8'));
  return table;
}

export function readSite(folder: string, addresses = readAddresses(folder)): BuiltSite {
  const realFolder = realpathSync(folder);
  const [unserved, endings] = [new Set(unservedFiles), Object.values(encodings)];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    )
    // Nothing behind a symbolic link, whose target may be private.
    .filter((file) => realpathSync(path.join(folder, file)) === path.join(realFolder, file))
    .filter((file) => !unserved.has(file) && !endings.some((ending) => file.endsWith(ending)))
    .map((file) => ({ file, size: statSync(path.join(folder, file)).size }))
    .toSorted((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  // One at a time: all documents of a large site take hundreds of megabytes.
  const [styles, origins, boots] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const html = read(file);
    for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(css);
    for (const [, action = ''] of html.matchAll(/<form\b[^>]* action="([^"]+)"/g))
      origins.add(new URL(action).origin);
    // From the documents, because the folder may also contain the scripts of earlier releases.
    for (const [, script = ''] of html.matchAll(/<script async src="([^"]+)"/g)) boots.add(script);
  }
  const scripts = [...boots].filter((file) => files.includes(file));
  return {
    ...addresses,
    files,
    styles: [...styles],
    formOrigins: [...origins],
    countsVisits: scripts.some((file) => read(file).includes(`${visitsAddress}?`)),
  };
}
