/** Checks client stories. Runs at build time only. */
import type { ArticleFile } from '../articles/article-file.ts';
import { checkText, missing, type CheckedText, type TextContext } from '../articles/check-articles.ts';
import type { Figures } from '../facts.ts';
import { findQuote, type WrittenQuotes } from '../proof/quotes.ts';
import { storyMatter, type StoryMatter } from './story-matter.ts';

/** Returns the figures of a story in figures.yaml; empty if it has none. */
export function figuresOf<Group>(all: Readonly<Record<string, Group>> | undefined, slug: string) {
  // A slug may also be the name of something that every object inherits.
  return (all && Object.hasOwn(all, slug) ? all[slug] : undefined) ?? ({} as Group);
}

/** What client stories are checked against: undefined for what cannot be read. */
export type StoryContext = TextContext & {
  figures: Figures | undefined;
  quotes: WrittenQuotes | undefined;
  /** Whether quotes.yaml has a mistake, so that a quote may be missing because of it. */
  hasBrokenQuotes: boolean;
};

/** Reports figures and quotes that a story refers to but that do not exist. */
function proofMistakes(context: StoryContext, slug: string, { figures, quote }: StoryMatter): string[] {
  const { locale, figures: all, quotes, hasBrokenQuotes } = context;
  const unsaid = quote !== undefined && !hasBrokenQuotes && !findQuote(quotes, quote, locale);
  return [
    ...missing(Object.keys(figures), all && figuresOf<object>(all.stories, slug)).map(
      (key) => `figures: figures.yaml has no stories.${slug}.${key}`,
    ),
    ...(unsaid ? [`quote: quotes.yaml has no quote ${quote} for stories in this language`] : []),
  ];
}

/** Fills the placeholders of a client story and checks it. */
export function checkStory(
  context: StoryContext,
  slug: string,
  story: ArticleFile,
): CheckedText<StoryMatter> {
  const checked = checkText(context, 'stories', slug, storyMatter, story);
  if (!checked.data) return checked;
  const found = proofMistakes(context, slug, checked.data.matter);
  return { ...checked, mistakes: [...checked.mistakes, ...found] };
}

/** Reports figures of stories that exist in no language. */
export function strayFigures(slugs: ReadonlySet<string>, figures: object = {}): string[] {
  return Object.keys(figures)
    .filter((slug) => !slugs.has(slug))
    .map((slug) => `stories.${slug}: no client story has this name`);
}
