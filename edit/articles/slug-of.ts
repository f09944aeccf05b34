import { slug } from 'github-slugger';

/** Derives an article's slug from its title: lowercase letters without accents, digits and single dashes. */
export function slugOf(title: string): string {
  const plain = slug(title.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
}
