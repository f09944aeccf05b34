/**
 * What earlier builds have made, kept in `.cache/store/` by what it was made of: compressed files, pictures, rendered pages,
 * checked texts. It may be deleted at any time, and builds with it and without it are the same: what the disk refuses to keep is
 * made again.
 *
 * An entry's name is the hash of its key. It begins with the hash of its bytes: one that is damaged is found, and made again.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { cacheFile, readCache, writeCache } from '#packages/cache/cache-files.ts';
import { once } from '#packages/site/once.ts';

type Key = readonly (string | Uint8Array)[];

const hashLength = 32;

/** Hashes parts and their lengths: ['a', 'bc'] is another key than ['ab', 'c']. */
export function hashOf(parts: Key): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest('hex').slice(0, hashLength);
}

/** The versions of Node, its libraries and all packages, which are a part of each key. */
export const versions = once((root: string): string => {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  // Another package manager has no such list: then nothing that an earlier process has made is taken.
  const packages = existsSync(installed) ? readFileSync(installed, 'utf8') : randomUUID();
  return hashOf([JSON.stringify(process.versions), packages]);
});

const nameOf = (root: string, key: Key) => hashOf([versions(root), ...key]);

const used = new Set<string>();

/** What was made of a key; undefined if it is not there, or damaged. */
function recall(root: string, key: Key): Buffer | undefined {
  const name = nameOf(root, key);
  const entry = readCache(root, `store/${name}`);
  const bytes = entry?.subarray(hashLength);
  if (!entry || !bytes || entry.toString('latin1', 0, hashLength) !== hashOf([bytes])) return undefined;
  used.add(name);
  return bytes;
}

function keep(root: string, key: Key, bytes: Buffer): void {
  const name = nameOf(root, key);
  used.add(name);
  try {
    writeCache(root, `store/${name}`, Buffer.concat([Buffer.from(hashOf([bytes])), bytes]));
  } catch {
    // The next process makes it again.
  }
}

export async function remembered(
  root: string,
  key: Key,
  make: () => Promise<string | Buffer>,
): Promise<Buffer> {
  const known = recall(root, key);
  if (known) return known;
  const made = Buffer.from(await make());
  keep(root, key, made);
  return made;
}

/** Like `remembered`, for a text that is made without waiting. */
export function rememberedText(root: string, key: Key, make: () => string): string {
  const known = recall(root, key);
  if (known) return known.toString();
  const made = make();
  keep(root, key, Buffer.from(made));
  return made;
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
  const folder = cacheFile(root, 'store');
  if (!existsSync(folder)) return;
  const rest = readdirSync(folder).filter((name) => !used.has(name));
  const files = await Promise.all(
    rest.map(async (name) => {
      const file = path.join(folder, name);
      // Another process may have removed it.
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
