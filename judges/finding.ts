/** What a judge has found in a built site, in words for its owner. */
export type Finding = {
  /** The address of the page, or the file in the built folder. */
  where: string;
  what: string;
  toDo: string;
};
