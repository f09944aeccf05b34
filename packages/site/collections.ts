/** The collections that have a list, whose address theirs begin with. Readers see the dates of these texts, the newest first. */
export const listedCollections = ['insights', 'stories'] as const;
/** All collections of texts. Pages by content have no list, and addresses like other pages. */
export const collectionNames = [...listedCollections, 'pages'] as const;

export type ListedCollection = (typeof listedCollections)[number];
export type CollectionName = (typeof collectionNames)[number];

export function isListed(name: CollectionName): name is ListedCollection {
  return (listedCollections as readonly string[]).includes(name);
}

/** What there is to know of a collection without its definition, which the editor's page cannot have. */
export type CollectionFacts = {
  /** What the editor calls its texts: 'client story', 'A client story', 'client stories'. */
  labels: { one: string; any: string; many: string };
  canDuplicate?: boolean;
  /** Whether figures.yaml has figures of its texts, below its name. */
  hasFigures?: boolean;
};

export const collectionFacts: Readonly<Record<CollectionName, CollectionFacts>> = {
  insights: { labels: { one: 'article', any: 'An article', many: 'articles' } },
  stories: {
    labels: { one: 'client story', any: 'A client story', many: 'client stories' },
    hasFigures: true,
  },
  pages: { labels: { one: 'page', any: 'A page', many: 'pages of your own' }, canDuplicate: true },
};
