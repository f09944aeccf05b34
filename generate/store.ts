/**
 * What earlier builds have made, kept in `.cache/store/` by what it was made of: compressed files, pictures, fonts. It may be
 * deleted at any time, and builds with it and without it are the same.
 *
 * An entry's name is the hash of its key and the hash of its bytes. It gets this name only once it is complete, because a
 * build may be stopped, or run beside another one; and one that is damaged later is found when it is read, and made again.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { once } from '#packages/content/lazy.ts';

/** What an entry was made of. */
type Key = readonly (string | Uint8Array)[];

type Entry = { file: string; bytes: Buffer };

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

/** `names` are those of the entries by the hash of their key, `used` of those that this process has asked for. */
const open = once((root: string) => {
  const folder = path.join(root, '.cache/store');
  mkdirSync(folder, { recursive: true });
  const names = new Map(readdirSync(folder).map((name) => [path.parse(name).name, name]));
  return { folder, names, used: new Set<string>(), versions: versions(root) };
});

/** Returns what is in a file whose name has the hash of it; undefined if it is gone or damaged. */
async function intact(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && file.endsWith(`.${hashOf([bytes])}`) ? bytes : undefined;
}

/** Returns the entry of a key, which is made and stored first if there is none. */
export async function remembered(root: string, key: Key, make: () => Promise<Uint8Array>): Promise<Entry> {
  const { folder, names, used, versions } = open(root);
  const id = hashOf([versions, ...key]);
  const known = names.get(id);
  const kept = known === undefined ? undefined : await intact(path.join(folder, known));
  const bytes = kept ?? Buffer.from(await make());
  const name = `${id}.${hashOf([bytes])}`;
  const file = path.join(folder, name);
  if (!kept) {
    const incomplete = `${file}.${randomUUID()}`;
    await writeFile(incomplete, bytes);
    await rename(incomplete, file);
    names.set(id, name);
  }
  used.add(name);
  return { file, bytes };
}

/**
 * Removes the oldest of what this process has not asked for, so that the store does not grow with each build.
 *
 * @param most how many bytes of it may stay
 */
export async function prune(root: string, most = 256_000_000): Promise<void> {
  const { folder, used } = open(root);
  const rest = readdirSync(folder).filter((name) => !used.has(name));
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
    if (left < 0) await rm(file, { force: true });
  }
}
