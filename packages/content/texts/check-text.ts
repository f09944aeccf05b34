/** Checks the texts of collections. Runs at build time only. */
import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { textAddress } from '#app/site/addresses.ts';
import { figureLocale, localeOf, type LocaleCode } from '#app/site/locales.ts';
import { mediaMistakes } from '../media/media-file.ts';
import type { Checked } from '../reading/check-file.ts';
import { explain, mistakeAt, mistakeOfFile, mistakesOfIssues, type Mistake } from '../reading/mistakes.ts';
import { isCircular, leadMistake, type Addresses, type Entry } from '../addresses.ts';
import type { Collection, SharedMatter } from '../collections/collection.ts';
import type { Figures } from '../facts.ts';
import type { QuotedFacts } from '../filling/placeholder-values.ts';
import { fillPlaceholders } from '../filling/placeholders.ts';
import { onceOf } from '../lazy.ts';
import { holdMistakes, holdOf, type Hold } from '../held-back.ts';
import type { WrittenPeople } from '../schemas/people-schema.ts';
import type { WrittenQuotes } from '../schemas/quotes-schema.ts';
import { dayAfter } from '../site-day.ts';
import { slugMistake } from '../slug-of.ts';
import type { TextFile } from './text-file.ts';
import { checkMarkdown, hasBlocks, type Known } from './markdown-rules.ts';
import { parseMarkdown } from './parse-markdown.ts';
import type { keptCheck } from './kept-checks.ts';
import { recheck } from './recheck.ts';

/** The checked front matter of a text, and the Markdown below it. */
export type CheckedText<Matter = SharedMatter> = Checked<{ matter: Matter; markdown: Markdown }>;

/** The checked texts of a collection in a language, by slug. */
export type CheckedTexts<Matter = SharedMatter> = Readonly<Record<string, CheckedText<Matter>>>;

/** What the texts of a language are checked against: undefined for what cannot be read. */
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
  facts: QuotedFacts;
  figures: Figures | undefined;
  quotes: WrittenQuotes | undefined;
  /** Whether quotes.yaml has a mistake, so that a quote may be missing because of it. */
  hasBrokenQuotes: boolean;
  people: Checked<WrittenPeople>;
};

/** Returns why a text cannot lead to an address, for every day on which it does; undefined if it can. */
function linkMistake(
  { addresses, day }: TextContext,
  address: string,
  from: Parameters<typeof leadMistake>[2],
): string | undefined {
  return addresses.has(address)
    ? leadMistake(addresses, address, from, day)
    : `${address} is not an address of this site in this language`;
}

/** Reports an address that a text leads to after its last day, and that leads nowhere then. */
function movedMistakes(context: TextContext, own: string, { draft, until, movedTo }: Hold): Mistake[] {
  if (movedTo === undefined || until === undefined) return [];
  const mistake = isCircular(context.addresses, own, movedTo)
    ? `${movedTo} leads back here once it is taken down`
    : linkMistake(context, movedTo, { draft, date: dayAfter(until) });
  return mistake === undefined ? [] : [mistakeAt('movedTo', mistake)];
}

/** What texts are asked of other files while they are checked. */
type References = Pick<Known, 'linkMistake' | 'pictureMistakes' | 'blockMistake'>;

type Check<Matter> = (references: References) => Omit<CheckedText<Matter>, 'file'>;

/** Fills the placeholders of a text, and checks all of it that other files can change only by what it refers to. */
function checkAlone<Matter extends SharedMatter>(
  { facts, locale }: Pick<TextContext, 'facts' | 'locale'>,
  collection: Collection<Matter>,
  slug: string,
  { matter, body, linesBefore }: TextFile,
  references: References,
): ReturnType<Check<Matter>> {
  const language = figureLocale(locale);
  const values = facts.valuesIn(language);
  const filling = fillPlaceholders(matter, values, language);
  const result = collection.matter.safeParse(filling.filled, { error: explain });
  const markdown = parseMarkdown(body);
  const picture = result.data?.picture?.file;
  const named = slugMistake(slug, collection.taken);
  const found = [
    ...(named ? [mistakeOfFile(`its name is part of its address: ${named}`)] : []),
    ...filling.mistakes,
    ...(result.success ? [] : mistakesOfIssues(result.error.issues)),
    ...(picture
      ? references.pictureMistakes(picture).map((reason) => mistakeAt('picture.file', reason))
      : []),
    ...holdMistakes(holdOf(matter)),
    ...checkMarkdown(markdown, { facts: values, figureLocale: language, ...references }, linesBefore),
    ...(toString(markdown, { includeImageAlt: false }).trim() === '' &&
    !hasBlocks(markdown) &&
    !markdown.data?.tooDeepAt
      ? [mistakeOfFile('has no text below its keys')]
      : []),
  ];
  return { mistakes: found, ...(result.success && { data: { matter: result.data, markdown } }) };
}

// The file of a text is the same object for as long as its text is the same, and so are facts.
const checksOf = onceOf((_article: TextFile) => new WeakMap<QuotedFacts, Check<SharedMatter>>());

/**
 * Fills the placeholders of a text and checks it: of the same file with the same facts, only what it refers to.
 *
 * @param kept where checks of earlier processes are
 */
export function checkText<Matter extends SharedMatter>(
  context: TextContext,
  collection: Collection<Matter>,
  slug: string,
  text: TextFile,
  kept?: typeof keptCheck,
): CheckedText<Matter> {
  const { root, locale, facts } = context;
  const { name } = collection;
  const file = `content/${locale}/${name}/${slug}.md`;
  if (text.mistakes.length > 0) return { file, mistakes: text.mistakes };
  const checks = checksOf(text);
  // A file is in one collection.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const check = (checks.get(facts) ??
    recheck(
      (references: References) => checkAlone({ facts, locale }, collection, slug, text, references),
      kept?.([file, JSON.stringify(text), facts.textIn(figureLocale(locale))]),
    )) as Check<Matter>;
  checks.set(facts, check);
  const hold = holdOf(text.matter);
  const alone = check({
    linkMistake: (address) => linkMistake(context, address, { ...hold, collection: name }),
    pictureMistakes: (picture) => mediaMistakes(root, picture),
    ...(collection.blockMistake && {
      blockMistake: (block: string) => collection.blockMistake?.(context, block),
    }),
  });
  const mistakes = [
    ...alone.mistakes,
    ...movedMistakes(context, textAddress(name, localeOf(locale), slug), hold),
    ...((alone.data && collection.mistakesOf?.(context, slug, alone.data.matter)) ?? []),
  ];
  return { ...alone, file, mistakes };
}

/** Returns the named keys that do not exist; none if the known keys are undefined. */
export function missing(named: readonly string[], known: object | undefined): string[] {
  return named.filter((key) => known && !Object.hasOwn(known, key));
}

/** The keys that texts may refer to: topics of insights.yaml, services and people; undefined if unreadable. */
type Keys = { topics: object | undefined; services: object | undefined; people: object | undefined };

/** Reports keys in front matter that nothing has. */
export function keyMistakes(
  matter: SharedMatter & { author?: string | undefined; topics?: string[]; services?: string[] },
  keys: Keys,
): Mistake[] {
  const { author, topics = [], services = [] } = matter;
  return [
    ...missing(topics, keys.topics).map((key) =>
      mistakeAt('topics', `insights.yaml has no name for ${key} below its topics`),
    ),
    ...missing(author === undefined ? [] : [author], keys.people).map((key) =>
      mistakeAt('author', `people.yaml has nobody with the key ${key}`),
    ),
    ...missing(services, keys.services).map((key) =>
      mistakeAt('services', `services.yaml has no service ${key}`),
    ),
  ];
}
