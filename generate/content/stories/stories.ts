/** Loads client stories. Runs at build time only. */
import type { Root as Markdown } from 'mdast';
import { figureLocale, type LocaleCode } from '#app/site/locales.ts';
import { sharesOf, type BeforeAfter } from '#app/site/stories.ts';
import { fill } from '#app/site/fill.ts';
import { articleSlugs } from '../articles/article-file.ts';
import { loadTexts, newestFirst, photosOf, type Article, type Insights } from '../articles/articles.ts';
import { writtenFacts } from '../articles/check-articles.ts';
import { loadFacts, loadWords } from '../load.ts';
import { ContentError } from '../mistakes.ts';
import { findQuote, type Quote } from '../proof/quotes.ts';
import { checkStory, figuresOf as writtenFigures } from './check-stories.ts';
import type { StoriesWords, StoryMatter } from './stories-schema.ts';

/** A client story without its text. */
export type StoryInfo = Omit<StoryMatter, 'figures' | 'quote'> & {
  slug: string;
  photos: string[];
  figures: BeforeAfter[];
  quote: Quote | undefined;
};
/** A client story as the prerenderer renders it. */
export type Story = StoryInfo & Pick<Article, 'tree' | 'sections'>;
/** Everything the prerenderer needs for a language's client stories. */
export type Stories = Omit<Insights, 'articles'> & { own: StoriesWords; stories: Story[] };

/** What other pages show of client stories. */
export type StoryCards = {
  words: Pick<StoriesWords, 'onHome' | 'onServices' | 'before' | 'after' | 'all'>;
  stories: Pick<StoryInfo, 'slug' | 'title' | 'client' | 'sector' | 'figures'>[];
};

function figuresOf(root: string, locale: LocaleCode, slug: string, { figures }: StoryMatter): BeforeAfter[] {
  const written = writtenFigures(loadFacts(root, 'figures').stories, slug);
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

function readStories(root: string, locale: LocaleCode): { info: StoryInfo; markdown: Markdown }[] {
  const slugs = articleSlugs(root, locale, 'stories');
  if (slugs.length === 0) return [];
  const facts = writtenFacts(root);
  const stories = slugs.map((slug) => {
    const { file, data, mistakes } = checkStory(root, locale, slug, facts);
    if (!data || mistakes.length > 0) throw new ContentError(new Map([[file, mistakes]]));
    const { matter, markdown } = data;
    const info: StoryInfo = {
      ...matter,
      slug,
      photos: photosOf(matter, markdown),
      figures: figuresOf(root, locale, slug, matter),
      quote: matter.quote === undefined ? undefined : findQuote(root, matter.quote, locale),
    };
    return { info, markdown };
  });
  return newestFirst(stories);
}

/** Lists a language's client stories, the newest first. Throws a ContentError if one has a mistake. */
export function listStories(root: string, locale: LocaleCode): StoryInfo[] {
  return readStories(root, locale).map(({ info }) => info);
}

/** Loads a language's client stories with their texts; undefined if it has none. */
export async function loadStories(root: string, locale: LocaleCode): Promise<Stories | undefined> {
  const all = readStories(root, locale);
  if (all.length === 0) return undefined;
  const { texts, ...rest } = await loadTexts(root, locale, all);
  return { ...rest, own: loadWords(root, locale, 'stories'), stories: texts };
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
