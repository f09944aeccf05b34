/**
 * What earlier builds have made, kept in `.cache/store/` by what it was made of: compressed files, pictures, fonts, rendered
 * pages, checked texts. It may be deleted at any time, and builds with it and without it are the same: what the disk refuses to
 * keep is made again.
 *
 * An entry's name is the hash of its key and the hash of its bytes: one that is damaged is found when it is read, and made again.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { cacheFile, readCache, writeCache } from '#packages/cache/cache-files.ts';
import { once } from '#packages/site/once.ts';

type Key = readonly (string | Uint8Array)[];

type Stored = { file: string; bytes: Buffer };

/** Hashes parts and their lengths: ['a', 'bc'] is another key than ['ab', 'c']. */
function hashOf(parts: Key): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** The versions of Node, its libraries and all packages, which are a part of each key. */
function versions(root: string): string {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  // Another package manager has no such list: then nothing that an earlier process has made is taken.
  const packages = existsSync(installed) ? readFileSync(installed, 'utf8') : randomUUID();
  return hashOf([JSON.stringify(process.versions), packages]);
}

/** What a call to the disk returns; undefined if the disk refuses it. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** `names` are those of the entries by the hash of their key, `used` of those that this process has asked for. */
const open = once((root: string) => {
  const folder = cacheFile(root, 'store');
  const stored = attempt(() => readdirSync(folder)) ?? [];
  const names = new Map(stored.map((name) => [path.parse(name).name, name]));
  return { folder, names, used: new Set<string>(), versions: versions(root) };
});

/** The entry of a key; undefined if there is none, or it is damaged. */
export function recall(root: string, key: Key): Stored | undefined {
  const { folder, names, used, versions } = open(root);
  const name = names.get(hashOf([versions, ...key]));
  const bytes = name === undefined ? undefined : readCache(root, `store/${name}`);
  if (name === undefined || !bytes || !name.endsWith(`.${hashOf([bytes])}`)) return undefined;
  used.add(name);
  return { file: path.join(folder, name), bytes };
}

/** Stores what was made of a key. Its file is not there if the disk refuses it. */
export function keep(root: string, key: Key, made: Uint8Array): Stored {
  const { folder, names, used, versions } = open(root);
  const bytes = Buffer.from(made);
  const id = hashOf([versions, ...key]);
  const name = `${id}.${hashOf([bytes])}`;
  attempt(() => writeCache(root, `store/${name}`, bytes));
  names.set(id, name);
  used.add(name);
  return { file: path.join(folder, name), bytes };
}

/** The entry of a key, which is made and stored first if there is none. */
export async function remembered(root: string, key: Key, make: () => Promise<Uint8Array>): Promise<Stored> {
  return recall(root, key) ?? keep(root, key, await make());
}

const codeIn = once((project: string): string => {
  const files = ['app', 'generate', 'packages'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return hashOf(files.toSorted().flatMap((file) => [file, readFileSync(path.join(project, file))]));
});

export const ownCode = () => codeIn(path.resolve(import.meta.dirname, '..'));

/** Removes the oldest of what this process has not asked for, above `most` bytes. */
export async function prune(root: string, most = 256_000_000): Promise<void> {
  const { folder, used } = open(root);
  const stored = attempt(() => readdirSync(folder)) ?? [];
  const rest = stored.filter((name) => !used.has(name));
  const files = await Promise.all(
    rest.map(async (name) => {
      const file = path.join(folder, name);
      const { mtimeMs = 0, size = 0 } = (await stat(file).catch(() => undefined)) ?? {};
      return { file, mtimeMs, size };
    }),
  );
  let left = most;
  for (const { file, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    left -= size;
    if (left < 0) await rm(file, { recursive: true, force: true });
  }
}
