/** Files in a project's `.cache/`, which anybody may delete at any time. One is there as a whole or not at all. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

export const cacheFile = (root: string, name: string): string => path.join(root, '.cache', name);

/** Undefined if the file is missing, or the disk refuses it. */
export function readCache(root: string, name: string): Buffer | undefined {
  try {
    return readFileSync(cacheFile(root, name));
  } catch {
    return undefined;
  }
}

/** Reads data as JSON; undefined also if they do not fit the schema. */
export function readCacheData<Schema extends z.ZodType>(
  root: string,
  name: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(String(readCache(root, name)))).data;
  } catch {
    return undefined;
  }
}

/** Writes a file, also beside another process that does so. Throws if the disk refuses it. */
export function writeCache(root: string, name: string, data: string | Uint8Array): void {
  const file = cacheFile(root, name);
  const incomplete = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(incomplete, data);
    renameSync(incomplete, file);
  } catch (error) {
    rmSync(incomplete, { force: true });
    throw error;
  }
}
