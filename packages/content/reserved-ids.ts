/** The ids of elements on every page. */
const ofFrame = ['root', 'content', 'menu', 'unloaded', 'footer-pages', 'footer-services'];

// The id that mdast-util-to-hast gives the heading of footnotes.
export const footnoteLabel = 'footnote-label';

/** The ids that content cannot give to its own elements, by where they would stand. */
export const reservedIds: Readonly<Record<'service' | 'text' | 'page', readonly string[]>> = {
  // As the key of a service.
  service: [...ofFrame, 'get-started', 'timelines', 'questions'],
  // In an article or a story.
  text: [
    ...ofFrame,
    'contents',
    'related',
    'about-services',
    'story-figures',
    'other-stories',
    footnoteLabel,
  ],
  // In a page by content, beside those of texts and of blocks: of the questions and of the closing band.
  page: ['questions', 'book', 'book-title'],
};
