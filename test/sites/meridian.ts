/**
 * The fictional company without what `meridian-content.ts` adds, and without most words: what `test/sites/meridian/content`
 * lacks of them is in `test/sites/isthmus`.
 */
import type { Checked } from '#packages/content/reading/read-yaml.ts';
import { readSource } from '#packages/content/source.ts';

export const source = readSource('test/sites/meridian');

export function dataOf<Data>({ file, data }: Checked<Data>): Data {
  if (data === undefined) throw new Error(`${file} of test/sites/meridian has mistakes`);
  return data;
}

export const facts = dataOf(source.site);
