/** Checks articles. Runs at build time only. */
import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { z } from 'zod';
import { insightsAddress } from '#app/site/insights.ts';
import { figureLocale, locales, type Locale, type LocaleCode } from '#app/site/locales.ts';
import { pageAddress, pages } from '#app/site/pages.ts';
import { contentPageAddress } from '#app/site/page-files.ts';
import { storiesAddress } from '#app/site/stories.ts';
import { mediaMistakes } from '../../media/media-file.ts';
import { checkFacts, placeholderValues, type Checked, type WrittenFacts } from '../load.ts';
import { describeIssues, explain } from '../mistakes.ts';
import { fillPlaceholders } from '../placeholders.ts';
import {
  articlesFolder,
  articleSlugs,
  readArticle,
  type ArticleFile,
  type Collection,
} from './article-file.ts';
import { frontMatter, type FrontMatter } from './front-matter.ts';
import { checkMarkdown, hasBlocks, type Known } from './markdown-rules.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { slugMistake } from './slug.ts';

/** The checked front matter of an article or client story, and the Markdown below it. */
export type CheckedText<Matter> = Checked<{ matter: Matter; markdown: Markdown }>;

/** Returns the parsed facts that placeholders quote. */
export function writtenFacts(root: string): WrittenFacts {
  return { site: checkFacts(root, 'site').written, figures: checkFacts(root, 'figures').written };
}

/** Returns the addresses of all pages, texts and lists of texts in a language. */
export function addressesIn(root: string, locale: Locale): Set<string> {
  const slugs = (collection: Collection) => articleSlugs(root, locale.code, collection);
  return new Set([
    ...pages.map(({ id }) => pageAddress(id, locale)),
    insightsAddress(locale),
    ...slugs('insights').map((slug) => insightsAddress(locale, slug)),
    ...slugs('stories').flatMap((slug) => [storiesAddress(locale), storiesAddress(locale, slug)]),
    ...slugs('pages').map((slug) => contentPageAddress(locale, slug)),
  ]);
}

/** Returns a predicate for whether an address is a page, an article, a story or a list of texts in a language. */
function isPageIn(root: string, code: LocaleCode): (address: string) => boolean {
  const locale = locales.find((each) => each.code === code);
  if (!locale) return () => false;
  const addresses = addressesIn(root, locale);
  return (address) => addresses.has(address);
}

/** Where a text is: the folder of the project, the language, and the name of its file. */
type Place = { root: string; locale: LocaleCode; slug: string };

/** What only pages have: the slugs that other addresses take, and the rules of blocks. */
export type PageRules = Pick<Known, 'blockMistake'> & { taken?: ReadonlySet<string> };

/** Fills the placeholders of a Markdown file with front matter and checks it. Reads the file unless `text` is given. */
export function checkText<Matter extends { picture?: { file: string } | undefined }>(
  { root, locale, slug }: Place,
  collection: Collection,
  schema: z.ZodType<Matter>,
  facts: WrittenFacts,
  text?: ArticleFile,
  { taken, ...blocks }: PageRules = {},
): CheckedText<Matter> {
  const file = `${articlesFolder(locale, collection)}/${slug}.md`;
  const { matter, body, linesBefore, mistakes } = text ?? readArticle(root, file);
  if (mistakes.length > 0) return { file, mistakes };
  const language = figureLocale(locale);
  const values = placeholderValues(facts, language);
  const filling = fillPlaceholders(matter, values, language);
  const result = schema.safeParse(filling.filled, { error: explain });
  const markdown = parseMarkdown(body);
  const pictureMistakes = (name: string) => mediaMistakes(root, name);
  const known = {
    facts: values,
    figureLocale: language,
    isPage: isPageIn(root, locale),
    pictureMistakes,
    ...blocks,
  };
  const picture = result.data?.picture?.file;
  const named = slugMistake(slug, taken);
  const found = [
    ...(named ? [`its name is part of its address: ${named}`] : []),
    ...filling.mistakes,
    ...(result.success ? [] : describeIssues(result.error.issues)),
    ...(picture ? pictureMistakes(picture).map((reason) => `picture.file: ${reason}`) : []),
    ...checkMarkdown(markdown, known, linesBefore),
    ...(toString(markdown, { includeImageAlt: false }).trim() === '' &&
    !hasBlocks(markdown) &&
    !markdown.data?.tooDeepAt
      ? ['has no text below its keys']
      : []),
  ];
  return result.success
    ? { file, data: { matter: result.data, markdown }, mistakes: found }
    : { file, mistakes: found };
}

/** Fills the placeholders of an article and checks it. Reads its file unless `article` is given. */
export function checkArticle(
  root: string,
  locale: LocaleCode,
  slug: string,
  facts: WrittenFacts,
  article?: ArticleFile,
): CheckedText<FrontMatter> {
  return checkText({ root, locale, slug }, 'insights', frontMatter, facts, article);
}

/** The keys that articles may refer to: topics of insights.yaml, services and people; undefined if unreadable. */
type Keys = { topics: object | undefined; services: object | undefined; people: object | undefined };

/** Returns the named keys that do not exist; none if the known keys are undefined. */
export function missing(named: readonly string[], known: object | undefined): string[] {
  return named.filter((key) => known && !Object.hasOwn(known, key));
}

function keyMistakes({ author, topics, services }: FrontMatter, keys: Keys): string[] {
  return [
    ...missing(topics, keys.topics).map(
      (key) => `topics: insights.yaml has no name for ${key} below its topics`,
    ),
    ...missing(author === undefined ? [] : [author], keys.people).map(
      (key) => `author: people.yaml has nobody with the key ${key}`,
    ),
    ...missing(services, keys.services).map((key) => `services: services.yaml has no service ${key}`),
  ];
}

/** Checks all articles of a language. */
export function checkArticles(
  root: string,
  locale: LocaleCode,
  facts: WrittenFacts,
  keys: Keys,
): Checked<unknown>[] {
  return articleSlugs(root, locale).map((slug): Checked<unknown> => {
    const { file, data, mistakes } = checkArticle(root, locale, slug, facts);
    return { file, mistakes: [...mistakes, ...(data ? keyMistakes(data.matter, keys) : [])] };
  });
}
