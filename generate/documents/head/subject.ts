import type { Facts } from '#packages/content/facts.ts';
import type { People } from '#packages/content/proof/people.ts';
import type { Words } from '#packages/content/schema.ts';
import type { IndexedDocument } from '#packages/content/documents/documents.ts';
import type { Meta } from '../meta.ts';

/** A document that its head describes, with its absolute address and what the site says in its language. */
export type Subject = {
  document: IndexedDocument;
  url: string;
  meta: Meta;
  site: Facts;
  words: Words;
  people: People | undefined;
};
