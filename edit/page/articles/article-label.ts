import { facts } from 'virtual:collections';
import { labelOf, textNamed } from '#edit/content/labels.ts';

/** Returns what there is to know of the collection of a text, by the text's name. */
export const collectionOf = (name: string) => facts[textNamed(name).collection];

/** Returns what a text is called in place of its title. */
export const articleLabel = (name: string): string => labelOf(collectionOf(name).labels.one, name);
