import type { LocaleCode } from '#packages/site/locales.ts';
import type { TextContext } from '../texts/check-text.ts';
import { peopleOf } from '../proof/people.ts';
import { quotesOn } from '../proof/quotes.ts';
import type { Language, Site } from '../site.ts';
import { storyCards } from './stories.ts';

type Block = {
  ids: readonly string[];
  /** Why a page cannot have it, if so. Mistakes in other files are reported by themselves. */
  mistake?(context: TextContext): string | undefined;
  /** What it shows; undefined if it has nothing to show. Only called for a page that has it. */
  data(language: Language, site: Site, code: LocaleCode): unknown;
};

const blocks = {
  services: { ids: ['core-services'], data: ({ words }) => words.home.services },
  statistics: { ids: [], data: ({ words }) => words.home.stats },
  comparison: {
    ids: ['comparison', 'planner', 'estimate'],
    data: ({ words }) => words.nearshoring.comparison,
  },
  offices: { ids: ['offices'], data: ({ words }) => words.about.offices },
  quotes: {
    ids: ['quotes'],
    // A quote may be missing because of a mistake.
    mistake: ({ quotes: { data, mistakes }, locale }) =>
      mistakes.length > 0 || quotesOn('pages', data, locale)
        ? undefined
        : 'needs a quote in quotes.yaml, in this language, with pages among its pages',
    data: (_, { source }, code) => quotesOn('pages', source.quotes.data, code),
  },
  people: {
    ids: ['people'],
    mistake: ({ people: { data, mistakes } }) =>
      mistakes.length > 0 || Object.keys(data?.people ?? {}).length > 0
        ? undefined
        : 'needs a person in people.yaml',
    data: (_, site, code) => peopleOf(site, code),
  },
  stories: {
    ids: ['stories'],
    // While all of them are held back, the page is shown without the block.
    mistake: ({ entries }) =>
      entries.some(({ collection }) => collection === 'stories')
        ? undefined
        : 'needs a client story in this language',
    data: (_, site, code) => storyCards(site, code),
  },
} satisfies Record<string, Block>;

type BlockName = keyof typeof blocks;

export type Blocks = { [Name in BlockName]: Awaited<ReturnType<(typeof blocks)[Name]['data']>> };

const all: Readonly<Record<string, Block>> = blocks;
// A link that is a part of the text, and has no words of its own.
const booking = 'booking';

export const blockNames = [...Object.keys(blocks), booking];

export const blockIds = Object.values(all).flatMap(({ ids }) => ids);

/** Whether a block stands between parts of the text. */
export function isBlock(name: string): name is BlockName {
  return Object.hasOwn(blocks, name);
}

export function blockMistake(context: TextContext, name: string): string | undefined {
  if (!blockNames.includes(name)) return `[[${name}]] is no block: write one of ${blockNames.join(', ')}`;
  const reason = all[name]?.mistake?.(context);
  return reason && `[[${name}]] ${reason}`;
}

export async function blocksOf(
  site: Site,
  code: LocaleCode,
  placed: ReadonlySet<string>,
): Promise<Partial<Blocks>> {
  const shown = Object.entries(all).filter(([name]) => placed.has(name));
  const data = shown.map(async ([name, block]) => [name, await block.data(site.languages[code], site, code)]);
  return Object.fromEntries(await Promise.all(data));
}
