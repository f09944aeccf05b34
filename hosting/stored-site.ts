import { createHash, randomUUID } from 'node:crypto';
import { closeSync, lstatSync, openSync, readFileSync, readSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { contentType } from './media-types.ts';
import { cacheForever, encodings, revalidate, type Rules } from './rules.ts';

export type Bytes = { start: number; size: number };

export type Representation = { body: Bytes; etag: string; headers: Readonly<Record<string, string>> };

/** A file by content coding: `identity`, and its precompressed versions. */
export type StoredFile = Readonly<Record<string, Representation>>;

export type StoredSite = {
  files: ReadonlyMap<string, StoredFile>;
  read: (bytes: Bytes) => Buffer;
  close: () => void;
};

/** Symbolic links are no files, because their target may be outside the site. */
function isFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** A hash of the content: it differs by coding, and stays the same through builds that change nothing. */
function etag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

type Store = (body: Buffer) => Bytes;

function storedFile(full: string, headers: Record<string, string>, store: Store): StoredFile {
  const precompressed = Object.entries(encodings).filter(([, ending]) => isFile(full + ending));
  const vary = precompressed.length > 0 ? { Vary: 'Accept-Encoding' } : {};
  const read = (ending: string, coding?: string): Representation => {
    const body = readFileSync(full + ending);
    const encoding = coding === undefined ? {} : { 'Content-Encoding': coding };
    return { body: store(body), etag: etag(body), headers: { ...headers, ...vary, ...encoding } };
  };
  const encoded = precompressed.map(([coding, ending]) => [coding, read(ending, coding)] as const);
  return { identity: read(''), ...Object.fromEntries(encoded) };
}

/** Opens an empty file beside a folder and unlinks it, so that it goes with the process. */
function openNameless(folder: string): number {
  const name = `${folder}.${randomUUID()}`;
  const file = openSync(name, 'wx+');
  unlinkSync(name);
  return file;
}

/** A later build does not affect responses. In memory, a site of 500 articles would take 400 MB. */
export function readStoredSite(dist: string, { files, immutable }: Rules): StoredSite {
  const forever = new Set(immutable);
  const file = openNameless(dist);
  let end = 0;
  const store: Store = (body) => {
    const start = end;
    while (end < start + body.length) end += writeSync(file, body, end - start, undefined, end);
    return { start, size: body.length };
  };
  const stored = files.map((name): [string, StoredFile] => {
    const headers = {
      'Content-Type': contentType(name),
      'Cache-Control': forever.has(name) ? cacheForever : revalidate,
    };
    return [name, storedFile(path.join(dist, name), headers, store)];
  });
  return {
    files: new Map(stored),
    // At once: Node drops a response that is not complete when a client has closed its side (RFC 9112, section 9.6).
    read: ({ start, size }) => {
      const body = Buffer.alloc(size);
      readSync(file, body, 0, size, start);
      return body;
    },
    close: () => closeSync(file),
  };
}
