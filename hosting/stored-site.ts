import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentType } from './media-types.ts';
import { cacheForever, encodings, revalidate, type Rules } from './rules.ts';

/** A file in one content coding, with the headers that describe it. */
export type Representation = { body: Buffer; etag: string; headers: Readonly<Record<string, string>> };

/** A file by content coding: `identity`, and its precompressed versions. */
export type StoredFile = Readonly<Record<string, Representation>>;

/** The whole site in memory, by path. */
type StoredSite = ReadonlyMap<string, StoredFile>;

/** Whether a path is a regular file. Symbolic links are not, because their target may be outside the site. */
function isFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Made of a content hash, it differs by coding and survives a build that changes nothing. */
function etag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

function storedFile(full: string, headers: Record<string, string>): StoredFile {
  const precompressed = Object.entries(encodings).filter(([, ending]) => isFile(full + ending));
  const vary = precompressed.length > 0 ? { Vary: 'Accept-Encoding' } : {};
  const read = (ending: string, coding?: string): Representation => {
    const body = readFileSync(full + ending);
    const encoding = coding === undefined ? {} : { 'Content-Encoding': coding };
    return { body, etag: etag(body), headers: { ...headers, ...vary, ...encoding } };
  };
  const encoded = precompressed.map(([coding, ending]) => [coding, read(ending, coding)] as const);
  return { identity: read(''), ...Object.fromEntries(encoded) };
}

/**
 * Reads a built site into memory (a few megabytes), so that a later build or any other change to the folder does not
 * affect responses.
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
