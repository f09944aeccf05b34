/** Checks client stories. Runs at build time only. */
import type { LocaleCode } from '#app/site/locales.ts';
import { articleSlugs, type ArticleFile } from '../articles/article-file.ts';
import { checkText, missing, type CheckedText } from '../articles/check-articles.ts';
import { checkFacts, type Checked, type WrittenFacts } from '../load.ts';
import { checkQuotes, findQuote } from '../proof/quotes.ts';
import { storyMatter, type StoryMatter } from './stories-schema.ts';

/** Returns the figures of a story in figures.yaml; empty if it has none. */
export function figuresOf<Group>(all: Readonly<Record<string, Group>> | undefined, slug: string) {
  // A slug may also be the name of something that every object inherits.
  return (all && Object.hasOwn(all, slug) ? all[slug] : undefined) ?? ({} as Group);
}

/** Reports figures and quotes that a story refers to but that do not exist. */
function proofMistakes(
  root: string,
  locale: LocaleCode,
  slug: string,
  { figures, quote }: StoryMatter,
): string[] {
  const { data } = checkFacts(root, 'figures');
  const quotes = checkQuotes(root);
  const unsaid = quote !== undefined && quotes.mistakes.length === 0 && !findQuote(root, quote, locale);
  return [
    ...missing(Object.keys(figures), data && figuresOf<object>(data.stories, slug)).map(
      (key) => `figures: figures.yaml has no stories.${slug}.${key}`,
    ),
    ...(unsaid ? [`quote: quotes.yaml has no quote ${quote} for stories in this language`] : []),
  ];
}

/** Fills the placeholders of a client story and checks it. Reads its file unless `story` is given. */
export function checkStory(
  root: string,
  locale: LocaleCode,
  slug: string,
  facts: WrittenFacts,
  story?: ArticleFile,
): CheckedText<StoryMatter> {
  const checked = checkText({ root, locale, slug }, 'stories', storyMatter, facts, story);
  if (!checked.data) return checked;
  const found = proofMistakes(root, locale, slug, checked.data.matter);
  return { ...checked, mistakes: [...checked.mistakes, ...found] };
}

/** Reports figures of stories that exist in no language. */
export function strayFigures(root: string, locales: readonly LocaleCode[], figures: object = {}): string[] {
  const slugs = new Set(locales.flatMap((locale) => articleSlugs(root, locale, 'stories')));
  return Object.keys(figures)
    .filter((slug) => !slugs.has(slug))
    .map((slug) => `stories.${slug}: no client story has this name`);
}

/** Checks all client stories of a language. `services` has the language's services by key; undefined if unreadable. */
export function checkStories(
  root: string,
  locale: LocaleCode,
  facts: WrittenFacts,
  services: object | undefined,
): Checked<unknown>[] {
  return articleSlugs(root, locale, 'stories').map((slug): Checked<unknown> => {
    const { file, data, mistakes } = checkStory(root, locale, slug, facts);
    const unknown = missing(data?.matter.services ?? [], services).map(
      (key) => `services: services.yaml has no service ${key}`,
    );
    return { file, mistakes: [...mistakes, ...unknown] };
  });
}
