import type { Words } from '../../content/schema.ts';
import { heading, list, paragraph } from './markdown.ts';
import type { Blocks } from './twin-context.ts';

/** The privacy policy and the terms. */
export function policy(words: Words['privacy']): Blocks {
  return [
    heading(1, words.title),
    paragraph(words.updated),
    paragraph(words.lead),
    ...words.sections.flatMap((section) => [
      heading(2, section.title),
      ...section.paragraphs.map(paragraph),
      ...(section.list ? [list(section.list)] : []),
    ]),
  ];
}
