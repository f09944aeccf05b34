/** Loads client stories. Runs at build time only. */
import type { Root as Markdown } from 'mdast';
import { figureLocale, type LocaleCode } from '#app/site/locales.ts';
import { sharesOf, type BeforeAfter } from '#app/site/stories.ts';
import { fill } from '#app/site/fill.ts';
import {
  loadTexts,
  newestFirst,
  photosOf,
  type Article,
  type Insights,
  type Texts,
} from '../articles/articles.ts';
import { dataOf } from '../../reading/check-file.ts';
import type { Figures } from '../facts.ts';
import { findQuote, type Quote, type WrittenQuotes } from '../proof/quotes.ts';
import type { LanguageSource } from '../source.ts';
import { figuresOf as writtenFigures } from './check-stories.ts';
import type { StoriesWords, StoryCards, StoryMatter } from './stories-schema.ts';

/** A client story as written. */
export type StoryInfo = Omit<StoryMatter, 'figures' | 'quote'> & {
  slug: string;
  photos: string[];
  markdown: Markdown;
  figures: BeforeAfter[];
  quote: Quote | undefined;
};
/** A client story as the prerenderer renders it. */
export type Story = StoryInfo & Pick<Article, 'tree' | 'sections'>;
/** Everything the prerenderer needs for a language's client stories. */
export type Stories = Omit<Insights, 'articles'> & { own: StoriesWords; stories: Story[] };

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
  { shown, stories }: LanguageSource,
  locale: LocaleCode,
  figures: Figures,
  quotes: WrittenQuotes | undefined,
): StoryInfo[] {
  const there = Object.entries(stories).filter(([slug]) => shown.stories.includes(slug));
  const all = there.map(([slug, checked]): StoryInfo => {
    const { matter, markdown } = dataOf(checked);
    return {
      ...matter,
      slug,
      photos: photosOf(matter, markdown),
      markdown,
      figures: figuresOf(figures, locale, slug, matter),
      quote: matter.quote === undefined ? undefined : findQuote(quotes, matter.quote, locale),
    };
  });
  return newestFirst(all);
}

type Site = Texts<{ stories: readonly StoryInfo[]; words: { stories: StoriesWords } }>;

/** Loads a language's client stories with their texts; undefined if it has none. */
export async function loadStories(site: Site, locale: LocaleCode): Promise<Stories | undefined> {
  const { stories: all, words } = site.languages[locale];
  if (all.length === 0) return undefined;
  const { texts, ...rest } = await loadTexts(site, locale, all);
  return { ...rest, own: words.stories, stories: texts };
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
