/** The client stories that are on the site. Runs at build time only. */
import { figureLocale, type LocaleCode } from '#app/site/locales.ts';
import { sharesOf, type BeforeAfter } from '#app/site/stories.ts';
import { fill } from '#app/site/fill.ts';
import { newestFirst, textsIn, type Text } from '../articles/articles.ts';
import type { CheckedTexts } from '../articles/check-articles.ts';
import type { Figures } from '../facts.ts';
import { findQuote, type Quote, type WrittenQuotes } from '../proof/quotes.ts';
import { figuresOf as writtenFigures } from './check-stories.ts';
import type { StoriesWords, StoryCards } from '../schemas/stories-schema.ts';
import type { StoryMatter } from './story-matter.ts';

/** A client story as written. */
export type StoryInfo = Omit<Text<StoryMatter>, 'figures' | 'quote'> & {
  figures: BeforeAfter[];
  quote: Quote | undefined;
};

function figuresOf(all: Figures, locale: LocaleCode, slug: string, { figures }: StoryMatter): BeforeAfter[] {
  const written = writtenFigures(all.stories, slug);
  const format = new Intl.NumberFormat(figureLocale(locale));
  return Object.entries(figures).flatMap(([key, { label, value }]) => {
    const found = written[key];
    if (!found) return [];
    const text = (figure: number) => fill(value, { figure: format.format(figure) });
    return {
      key,
      label,
      before: text(found.before),
      after: text(found.after),
      shares: sharesOf(found),
    };
  });
}

/** Returns a language's client stories, the newest first. Throws a ContentError if one has a mistake. */
export function storiesIn(
  all: CheckedTexts<StoryMatter>,
  shown: readonly string[],
  locale: LocaleCode,
  figures: Figures,
  quotes: WrittenQuotes | undefined,
): StoryInfo[] {
  const stories = textsIn(all, shown).map((text): StoryInfo => ({
    ...text,
    figures: figuresOf(figures, locale, text.slug, text),
    quote: text.quote === undefined ? undefined : findQuote(quotes, text.quote, locale),
  }));
  return newestFirst(stories);
}

// Visitors would scroll past more, and pages must stay small.
const most = 3;

/** Returns what other pages show of client stories, at most the first three; undefined if there are none. */
export function storyCards(words: StoriesWords, stories: readonly StoryInfo[]): StoryCards | undefined {
  if (stories.length === 0) return undefined;
  const { onHome, onServices, before, after, all } = words;
  return {
    words: { onHome, onServices, before, after, all },
    stories: stories.slice(0, most).map(({ slug, title, client, sector, figures }) => ({
      slug,
      title,
      client,
      sector,
      figures: figures.slice(0, 1),
    })),
  };
}
