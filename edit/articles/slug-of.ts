import { slug } from 'github-slugger';

// What the build accepts: generate/content/slug.ts.
const longest = 100;

/** Derives an article's slug from its title: lowercase letters without accents, digits and single dashes. */
export function slugOf(title: string): string {
  const plain = slug(title.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const words = plain.replaceAll(/[^a-z\d]+/g, '-').replace(/^-/, '');
  return words.slice(0, longest).replace(/-$/, '');
}
