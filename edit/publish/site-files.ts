/** Which changed files belong to what an owner publishes, and what they are called. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { committedFile } from './git.ts';

const patterns: readonly (readonly [label: string, file: RegExp])[] = [
  ['Picture', /^content\/media\/([^/.][^/]*)$/],
  ['Words and facts', /^content\/(?:[\w-]+\/)?([\w-]+)\.yaml$/],
  ['Article', /^content\/[\w-]+\/(?:insights|stories)\/([^/]+)\.md$/],
  ['Page', /^content\/[\w-]+\/pages\/([^/]+)\.md$/],
  ['Notes for editors', /^content\/README\.md$/],
  ['Mark', /^content\/mark\.svg$/],
  ['Name of the project', /^package(?:-lock)?\.json$/],
  ['Settings of the host', /^(netlify\.toml|wrangler\.jsonc|Containerfile)$/],
];

/** Returns what a file is to an owner; undefined if it is none of theirs. */
export function fileLabel(file: string): string | undefined {
  for (const [label, pattern] of patterns) {
    const [found, name] = pattern.exec(file) ?? [];
    if (found !== undefined) return name === undefined ? label : `${label} ${name}`;
  }
  return undefined;
}

/** Returns a package file without the project's name, which the lock file states twice. */
const withoutName = (source: string) => source.replaceAll(/^( {2}| {6})"name": ".*"/gm, '');

/** Whether nothing but its name has changed in a package file. Packages are a developer's matter. */
async function isOnlyRenamed(root: string, file: string): Promise<boolean> {
  const full = path.join(root, file);
  const before = await committedFile(root, file);
  if (before === undefined || !existsSync(full)) return false;
  return withoutName(before) === withoutName(readFileSync(full, 'utf8'));
}

/** Whether a changed file is published with the words. */
export async function isPublished(root: string, file: string): Promise<boolean> {
  if (fileLabel(file) === undefined) return false;
  return /^package(?:-lock)?\.json$/.test(file) ? isOnlyRenamed(root, file) : true;
}
