import type { NearshoreBenefit, Words } from '../../content/schema.ts';
import { escapeMarkdown, fact, heading, list, paragraph, table } from './markdown.ts';
import { tools } from './tools.ts';
import { callToAction, offices, type Blocks, type TwinContext } from './twin-context.ts';

function benefit({ title, savings, description }: NearshoreBenefit): Blocks {
  return [heading(3, title), `**${escapeMarkdown(savings)}**`, paragraph(description)];
}

export function nearshoring(words: Words['nearshoring'], context: TwinContext): Blocks {
  const { columns, rows, notes } = words.comparison;
  return [
    heading(1, words.title),
    paragraph(words.lead),
    heading(2, words.benefits.title),
    ...words.benefits.cards.flatMap(benefit),
    heading(2, words.advantages.title),
    ...words.advantages.items.flatMap(benefit),
    fact(words.advantages.verified, words.advantages.verifiedNote),
    heading(2, words.comparison.title),
    paragraph(words.comparison.caption),
    table([columns, ...rows].map((row) => [row.aspect, row.nearshore, row.offshore, row.onshore])),
    list(Object.values(notes)),
    ...tools(words, context),
    heading(2, words.presence.title),
    paragraph(words.presence.lead),
    ...offices(context),
    ...callToAction(words.callToAction, context),
  ];
}
