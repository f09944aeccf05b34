import { collections } from '#packages/content/collections/collections.ts';
import { labelOf, textNamed } from './labels.ts';

/** Returns what a text is called in place of its title, by its name or its file. */
export function articleLabel(name: string): string {
  return labelOf(collections[textNamed(name).collection].labels.one, name);
}
