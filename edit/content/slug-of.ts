import { slug } from 'github-slugger';
import { withoutAccents } from '#packages/content/without-accents.ts';

// What the build accepts: packages/content/slug.ts.
const longest = 100;

/** Derives an article's slug from its title: lowercase letters without accents, digits and single dashes. */
export function slugOf(title: string): string {
  const plain = slug(withoutAccents(title));
  const words = plain.replaceAll(/[^a-z\d]+/g, '-').replace(/^-/, '');
  return words.slice(0, longest).replace(/-$/, '');
}

/** Returns the first of name, name-2, name-3 … that is not taken, with its ending. */
export function freeName(name: string, taken: ReadonlySet<string>, ending = ''): string {
  for (let number = 1; ; number += 1) {
    const free = `${name}${number === 1 ? '' : `-${number}`}${ending}`;
    if (!taken.has(free)) return free;
  }
}
