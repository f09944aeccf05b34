/**
 * The collections that have a list, by the name of their folders in `content/<language>/`: their addresses are the list's,
 * and those below it.
 */
export const listedCollections = ['insights', 'stories'] as const;
/** All collections of texts. Pages by content have no list, and addresses like other pages. */
export const collectionNames = [...listedCollections, 'pages'] as const;

export type ListedCollection = (typeof listedCollections)[number];
export type CollectionName = (typeof collectionNames)[number];

export function isListed(name: CollectionName): name is ListedCollection {
  return (listedCollections as readonly string[]).includes(name);
}
