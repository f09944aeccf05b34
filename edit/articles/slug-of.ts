import { slug } from 'github-slugger';

/** The end of an article's address, from its title: small letters without accents, digits and single dashes. */
export function slugOf(title: string): string {
  const plain = slug(title.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
}
