import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the data of a file of `.cache/`, which is made and stored first if there is none. It gets its name only once it
 * is complete: a build that is stopped, or runs beside another one, must not leave half a file for the next.
 */
export async function cached(file: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  if (existsSync(file)) return readFile(file);
  const data = Buffer.from(await make());
  await mkdir(path.dirname(file), { recursive: true });
  const incomplete = `${file}.${randomUUID()}.tmp`;
  await writeFile(incomplete, data);
  await rename(incomplete, file);
  return data;
}
