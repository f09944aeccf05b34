import type { CollectionName } from '#app/site/collections.ts';

/** What the editor's page needs to know of a collection, which has neither its schema nor its code. */
export type CollectionFacts = {
  /** What its texts are called: 'client story', 'A client story', 'client stories'. */
  labels: { one: string; any: string; many: string };
  /** Whether its texts have a date that readers see: the newest is the first, and machines take them for articles. */
  isDated: boolean;
  /** Whether figures.yaml has figures of its texts, below its name. */
  hasFigures: boolean;
};

export const collectionFacts: Readonly<Record<CollectionName, CollectionFacts>> = {
  insights: {
    labels: { one: 'article', any: 'An article', many: 'articles' },
    isDated: true,
    hasFigures: false,
  },
  stories: {
    labels: { one: 'client story', any: 'A client story', many: 'client stories' },
    isDated: true,
    hasFigures: true,
  },
  pages: {
    labels: { one: 'page', any: 'A page', many: 'pages of your own' },
    isDated: false,
    hasFigures: false,
  },
};
