import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
// Without vowels, names spell no words, among them those by which blockers know advertisements.
const letters = 'bcdfghjklmnpqrstvwxz';
const named = new Map<string, string>();

/** Four letters, because a document has a hundred such names, and they do not compress. Throws if two classes would get the same. */
export function classNameOf(name: string, file: string): string {
  const own = `${path.relative(root, file)}: .${name}`;
  const hash = createHash('sha256').update(own).digest().subarray(0, 4);
  const short = Array.from(hash, (byte) => letters[byte % letters.length]).join('');
  const other = named.get(short) ?? own;
  if (other !== own) throw new Error(`${own} and ${other} would have the same name: rename one of them`);
  named.set(short, own);
  return short;
}
