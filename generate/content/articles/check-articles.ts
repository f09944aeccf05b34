/** Checks articles. Runs at build time only. */
import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { z } from 'zod';
import { figureLocale, type LocaleCode } from '#app/site/locales.ts';
import { mediaMistakes } from '../../media/media-file.ts';
import type { Checked } from '../../reading/check-file.ts';
import { describeIssues, explain } from '../../reading/mistakes.ts';
import { placeholderValues, type WrittenFacts } from '../filling/placeholder-values.ts';
import { fillPlaceholders } from '../filling/placeholders.ts';
import { holdMistakes, holdOf, type Hold } from '../held-back.ts';
import { dayAfter } from '../site-day.ts';
import { isCircular, leadMistake, type Addresses, type Entry } from '../addresses.ts';
import { entryAddress, textFile, type Collection } from '../collections.ts';
import type { ArticleFile } from './article-file.ts';
import { frontMatter, type FrontMatter } from './front-matter.ts';
import { checkMarkdown, hasBlocks, type Known } from './markdown-rules.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { slugMistake } from '../slug.ts';

/** The checked front matter of an article or client story, and the Markdown below it. */
export type CheckedText<Matter> = Checked<{ matter: Matter; markdown: Markdown }>;

/** The checked texts of a collection in a language, by slug. */
export type CheckedTexts<Matter> = Readonly<Record<string, CheckedText<Matter>>>;

/** What the texts of a language are checked against. */
export type TextContext = {
  /** The folder of the project, for its pictures. */
  root: string;
  locale: LocaleCode;
  /** The texts of the language. */
  entries: readonly Entry[];
  /** The addresses of the language. */
  addresses: Addresses;
  /** The day of the site. */
  day: string;
  facts: WrittenFacts;
};

/** Returns why a text cannot lead to an address, for every day on which it does; undefined if it can. */
function mistakeAt(
  { addresses, day }: TextContext,
  address: string,
  from: Parameters<typeof leadMistake>[2],
): string | undefined {
  return addresses.has(address)
    ? leadMistake(addresses, address, from, day)
    : `${address} is not an address of this site in this language`;
}

/** Reports an address that a text leads to after its last day, and that leads nowhere then. */
function movedMistakes(context: TextContext, own: string, { draft, until, movedTo }: Hold): string[] {
  if (movedTo === undefined || until === undefined) return [];
  const mistake = isCircular(context.addresses, own, movedTo)
    ? `${movedTo} leads back here once it is taken down`
    : mistakeAt(context, movedTo, { draft, date: dayAfter(until) });
  return mistake === undefined ? [] : [`movedTo: ${mistake}`];
}

/** What only pages have: the slugs that other addresses take, and the rules of blocks. */
type PageRules = Pick<Known, 'blockMistake'> & { taken?: ReadonlySet<string> };

/** Fills the placeholders of a Markdown file with front matter and checks it. */
export function checkText<Matter extends { picture?: { file: string } | undefined }>(
  context: TextContext,
  collection: Collection,
  slug: string,
  schema: z.ZodType<Matter>,
  { matter, body, linesBefore, mistakes }: ArticleFile,
  { taken, ...blocks }: PageRules = {},
): CheckedText<Matter> {
  const { root, locale, facts } = context;
  const file = textFile(locale, collection, slug);
  if (mistakes.length > 0) return { file, mistakes };
  const language = figureLocale(locale);
  const values = placeholderValues(facts, language);
  const filling = fillPlaceholders(matter, values, language);
  const result = schema.safeParse(filling.filled, { error: explain });
  const markdown = parseMarkdown(body);
  const pictureMistakes = (name: string) => mediaMistakes(root, name);
  const hold = holdOf(matter);
  const linkMistake = (address: string) => mistakeAt(context, address, { ...hold, collection });
  const known = { facts: values, figureLocale: language, linkMistake, pictureMistakes, ...blocks };
  const picture = result.data?.picture?.file;
  const named = slugMistake(slug, taken);
  const found = [
    ...(named ? [`its name is part of its address: ${named}`] : []),
    ...filling.mistakes,
    ...(result.success ? [] : describeIssues(result.error.issues)),
    ...(picture ? pictureMistakes(picture).map((reason) => `picture.file: ${reason}`) : []),
    ...holdMistakes(hold),
    ...movedMistakes(context, entryAddress(locale, collection, slug), hold),
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

/** Fills the placeholders of an article and checks it. */
export function checkArticle(
  context: TextContext,
  slug: string,
  article: ArticleFile,
): CheckedText<FrontMatter> {
  return checkText(context, 'insights', slug, frontMatter, article);
}

/** The keys that articles may refer to: topics of insights.yaml, services and people; undefined if unreadable. */
type Keys = { topics: object | undefined; services: object | undefined; people: object | undefined };

/** Returns the named keys that do not exist; none if the known keys are undefined. */
export function missing(named: readonly string[], known: object | undefined): string[] {
  return named.filter((key) => known && !Object.hasOwn(known, key));
}

/** Reports keys of an article that nothing has. */
export function keyMistakes({ author, topics, services }: FrontMatter, keys: Keys): string[] {
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
