/** Data that the editor keeps from one session to the next, in `.cache/`. It can do without them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

const fileOf = (root: string, name: string) => path.join(root, '.cache', `${name}.json`);

/** Returns kept data; undefined if there are none, or the file is damaged. */
export function readKept<Schema extends z.ZodType>(
  root: string,
  name: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(fileOf(root, name), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

export function keep(root: string, name: string, data: unknown): void {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(fileOf(root, name), JSON.stringify(data));
}
