import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheForever, contentType, encodings, revalidate, type Rules } from './rules.ts';

/** A file in one content coding, with the headers that describe it. */
export type Representation = { body: Buffer; etag: string; headers: Readonly<Record<string, string>> };

/** A file in every coding in which the build wrote it: `identity`, and those of its twins. */
export type StoredFile = Readonly<Record<string, Representation>>;

/** The whole site in memory, by file. */
export type StoredSite = ReadonlyMap<string, StoredFile>;

/** A regular file of its own: what a link leads to may lie outside the site. */
function isFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** By the content alone, and so for each coding its own: a build that changes nothing has nothing sent again. */
function etag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

function storedFile(full: string, headers: Record<string, string>): StoredFile {
  const twins = Object.entries(encodings).filter(([, ending]) => isFile(full + ending));
  const vary = twins.length > 0 ? { Vary: 'Accept-Encoding' } : {};
  const read = (ending: string, coding?: string): Representation => {
    const body = readFileSync(full + ending);
    const encoding = coding === undefined ? {} : { 'Content-Encoding': coding };
    return { body, etag: etag(body), headers: { ...headers, ...vary, ...encoding } };
  };
  const encoded = twins.map(([coding, ending]) => [coding, read(ending, coding)] as const);
  return { identity: read(''), ...Object.fromEntries(encoded) };
}

/**
 * Reads a built site into memory, a few megabytes, so that what happens to the folder afterwards changes no answer: a
 * build that empties it, a file that goes, a link that comes.
 */
export function readStoredSite(dist: string, { files, immutable }: Rules): StoredSite {
  const forever = new Set(immutable);
  return new Map(
    files.map((file) => {
      const full = path.join(dist, file);
      const headers = {
        'Content-Type': contentType(file),
        'Cache-Control': forever.has(file) ? cacheForever : revalidate,
      };
      return [file, storedFile(full, headers)];
    }),
  );
}
