import type { Words } from '../../content/schema.ts';
import { escapeMarkdown, heading, paragraph } from './markdown.ts';
import { callToAction, type Blocks, type TwinContext } from './twin-context.ts';

export function benefits(words: Words['benefits'], context: TwinContext): Blocks {
  return [
    heading(1, words.title),
    paragraph(words.lead),
    ...words.cards.flatMap(({ title, description, stats }) => [
      heading(2, title),
      `**${escapeMarkdown(stats)}**`,
      paragraph(description),
    ]),
    ...callToAction(words.callToAction, context),
  ];
}
