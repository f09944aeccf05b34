/** The ids of elements on every page. */
const ofFrame = ['root', 'content', 'menu', 'unloaded', 'footer-pages', 'footer-services'];

// The id that mdast-util-to-hast gives the heading of footnotes.
export const footnoteLabel = 'footnote-label';

/** The ids that content cannot give to its own elements, by where they would stand. */
export const reservedIds: Readonly<Record<'service' | 'text', readonly string[]>> = {
  // As the key of a service.
  service: [...ofFrame, 'get-started', 'timelines', 'questions'],
  // In a text, beside those that its collection has around it.
  text: [...ofFrame, 'contents', footnoteLabel],
};
