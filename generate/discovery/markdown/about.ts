import type { Words } from '../../content/schema.ts';
import { heading, paragraph } from './markdown.ts';
import { callToAction, offices, type Blocks, type TwinContext } from './twin-context.ts';

export function about(words: Words['about'], context: TwinContext): Blocks {
  return [
    heading(1, words.title),
    paragraph(words.lead),
    heading(2, words.intro.title),
    ...words.intro.paragraphs.map(paragraph),
    heading(2, words.offices.title),
    paragraph(words.offices.text),
    ...offices(context),
    heading(2, words.values.title),
    paragraph(words.values.lead),
    ...words.values.cards.flatMap(({ title, description }) => [heading(3, title), paragraph(description)]),
    ...callToAction(words.callToAction, context),
  ];
}
