import type { Site } from '../../content/facts.ts';
import type { People } from '../../content/proof/people.ts';
import type { Words } from '../../content/schema.ts';
import type { IndexedDocument } from '../documents.ts';
import type { Meta } from '../meta.ts';

/** A document that its head describes, with its absolute address and what the site says in its language. */
export type Subject = {
  document: IndexedDocument;
  url: string;
  meta: Meta;
  site: Site;
  words: Words;
  people: People | undefined;
};
