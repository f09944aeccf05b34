/** The files of `content/`, each parsed and checked once. Runs at build time only. */
import { textAddress } from '#packages/site/addresses.ts';
import { collectionNames } from '#packages/site/collections.ts';
import { localeOf, locales, type LocaleCode } from '#packages/site/locales.ts';
import { checkMark, markFile, type Mark } from './brand/mark.ts';
import { addressesIn, type Addresses, type Entry } from './addresses.ts';
import { readTextFile } from './texts/text-file.ts';
import { keptCheck } from './texts/kept-checks.ts';
import { checkText, type CheckedTexts, type TextContext } from './texts/check-text.ts';
import { collections, slugsIn, textFile, type Matters, type Slugs } from './collections/collections.ts';
import { checkFile, type Checked } from './reading/check-file.ts';
import { contentMistakes, firstMistakes } from './checks/check.ts';
import { checkWords, wordsFile } from './filling/check-words.ts';
import { readFolder, type ContentFolder } from './reading/content-folder.ts';
import { factSchemas, type Figures, type Facts } from './facts.ts';
import { holdOf, isShown } from './held-back.ts';
import { lazy, lazyRecord, once } from './lazy.ts';
import { mayDependOnSettings } from './filling/conditions.ts';
import { quotedFacts, type QuotedFacts } from './filling/placeholder-values.ts';
import type { Fault } from './reading/mistakes.ts';
import { checkPeople, peopleFile } from './proof/people.ts';
import type { WrittenPeople } from './schemas/people-schema.ts';
import { quotesFile } from './proof/quotes.ts';
import { quotes, type WrittenQuotes } from './schemas/quotes-schema.ts';
import { readYaml, type Reading } from './reading/read-yaml.ts';
import { checkMoved, movedFile } from './moved.ts';
import type { Moved } from './schemas/moved-schema.ts';
import { completeSite } from './schemas/site-schema.ts';
import { optionalFiles, wordFiles, type WordFile, type WrittenWords } from './schema.ts';
import { siteDay } from './site-day.ts';

/** The checked files of one language, by file name. */
type CheckedWords = { readonly [File in WordFile]: Checked<WrittenWords[File]> };

/** What a language has. */
export type LanguageSource = Readonly<{
  slugs: Slugs;
  /** All texts, and when each is on the site. */
  entries: readonly Entry[];
  words: CheckedWords;
  texts: { readonly [Name in keyof Matters]: CheckedTexts<Matters[Name]> };
}>;

/** The content as its files have it, with their mistakes. Nothing in it throws. */
export type Source = Readonly<{
  root: string;
  /** The day at the headquarters, as in '2026-12-03'. */
  day: string;
  folder: ContentFolder;
  /** Parses a YAML file, as in 'content/site.yaml'. */
  yaml: (file: string) => Reading;
  site: Checked<Facts>;
  figures: Checked<Figures>;
  /** Site and figures as texts quote them. */
  facts: ReturnType<typeof quotedFacts>;
  people: Checked<WrittenPeople>;
  quotes: Checked<WrittenQuotes>;
  moved: Checked<Moved>;
  /** The addresses of all languages. */
  addresses: Addresses;
  mark: Checked<Mark>;
  language: (locale: LocaleCode) => LanguageSource;
  /** Returns a language as it is with every setting inverted. */
  otherwise: (locale: LocaleCode) => LanguageSource;
  /** Returns what the texts of a language are checked against. */
  context: (locale: LocaleCode) => TextContext;
  /** The mistakes of all files, found once. */
  mistakes: readonly Fault[];
  /** Those without the mistakes of bodies, the text below front matter, which take most of the time to find. */
  firstMistakes: readonly Fault[];
  /** Whether `mistakes` were asked for, here or of the content before, so that there is little left to check. */
  isChecked: () => boolean;
}>;

/** Returns the slugs of a language's texts that are not held back. */
export function shownSlugs({ day, language }: Source, locale: LocaleCode): Slugs {
  const there = language(locale).entries.filter((each) => isShown(each, day));
  return lazyRecord(collectionNames, (collection) =>
    there.filter((each) => each.collection === collection).map(({ slug }) => slug),
  );
}

/** What is read of a file that need not exist. */
const nothing: Reading = { data: {}, mistakes: [] };

/** Returns the texts of a language, and when each is on the site. */
function entriesIn(folder: ContentFolder, locale: LocaleCode, slugs: Slugs): Entry[] {
  return collectionNames.flatMap((collection) =>
    slugs[collection].map((slug): Entry => {
      const file = textFile(locale, collection, slug);
      const address = textAddress(collection, localeOf(locale), slug);
      const { matter } = readTextFile(folder.read(file));
      return { ...holdOf(matter), file, collection, slug, address };
    }),
  );
}

/** What a language is read with. `context` is asked for only when a text is checked, because it needs most other files. */
type LanguageParts = Pick<LanguageSource, 'slugs' | 'entries'> & {
  folder: ContentFolder;
  facts: QuotedFacts;
  context: () => TextContext;
};

/**
 * Reads a language.
 *
 * @param otherwise the same with other settings: what does not depend on them is not checked again
 */
function readLanguage(
  locale: LocaleCode,
  { folder, facts, slugs, entries, context }: LanguageParts,
  otherwise?: LanguageSource,
): LanguageSource {
  const isFixed = (file: string) => {
    const saved = folder.read(file);
    return !('source' in saved && mayDependOnSettings(saved.source));
  };
  const words = (name: WordFile) => {
    const file = wordsFile(locale, name);
    if (otherwise && isFixed(file)) return otherwise.words[name];
    const reading = optionalFiles.has(name) && !folder.has(file) ? nothing : readYaml(folder.read(file));
    return checkWords(reading, locale, name, facts);
  };
  const texts = lazyRecord(collectionNames, (name) =>
    lazyRecord(slugs[name], (slug) => {
      const file = textFile(locale, name, slug);
      const fixed = isFixed(file) ? otherwise?.texts[name][slug] : undefined;
      if (fixed) return fixed;
      return checkText(context(), collections[name], slug, readTextFile(folder.read(file)), keptCheck);
    }),
  );
  return {
    slugs,
    entries,
    // Each file is checked by the schema of its name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    words: lazyRecord(wordFiles, words) as CheckedWords,
    // The front matter of each collection fits its schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    texts: texts as LanguageSource['texts'],
  };
}

/** How content is read. */
export type Reader = {
  /** Texts that replace those of files: see `readFolder`. */
  unsaved?: ReadonlyMap<string, string | undefined>;
  /** The day of the site: see `siteDay`. */
  day?: string;
  /** The content as it was before: files that are still the same are not parsed and checked again. */
  before?: Source | undefined;
};

/** Reads the content of a project. */
export function readSource(root: string, { unsaved, day, before }: Reader = {}): Source {
  const folder = readFolder(root, unsaved, before?.folder);
  const yaml = (file: string) => readYaml(folder.read(file));
  /** Checks a file that need not exist. */
  const ifThere = <Data>(file: string, check: (reading: Reading) => Checked<Data>): Checked<Data> =>
    folder.has(file) ? check(yaml(file)) : { file, mistakes: [] };

  const listed = once((locale: LocaleCode) => {
    const slugs = slugsIn(folder, locale);
    return { slugs, entries: entriesIn(folder, locale, slugs) };
  });
  const addresses = once((locale: LocaleCode) =>
    addressesIn(locale, listed(locale).entries, source.site.data),
  );
  const contextWith = (quoted: QuotedFacts, locale: LocaleCode): TextContext => ({
    root,
    locale,
    entries: listed(locale).entries,
    addresses: addresses(locale),
    day: source.day,
    site: source.site,
    figures: source.figures,
    quoted,
    quotes: source.quotes,
    people: source.people,
  });
  const languageWith = (facts: QuotedFacts, locale: LocaleCode, otherwise?: LanguageSource) => {
    const context = () => contextWith(facts, locale);
    return readLanguage(locale, { folder, facts, context, ...listed(locale) }, otherwise);
  };

  let isChecked = before?.isChecked() ?? false;
  const source: Source = lazy<Source>({
    root: () => root,
    day: () => day ?? siteDay(source.site.data?.offices),
    folder: () => folder,
    yaml: () => yaml,
    site: () => checkFile('content/site.yaml', completeSite, yaml('content/site.yaml')),
    figures: () => checkFile('content/figures.yaml', factSchemas.figures, yaml('content/figures.yaml')),
    facts: () => quotedFacts({ site: source.site.written, figures: source.figures.written }),
    people: () => ifThere(peopleFile, (reading) => checkPeople(root, reading, source.site.data?.offices)),
    quotes: () => ifThere(quotesFile, (reading) => checkFile(quotesFile, quotes, reading)),
    moved: () => checkMoved(folder.has(movedFile) ? yaml(movedFile) : nothing, source.addresses, source.day),
    addresses: () => new Map(locales.flatMap(({ code }) => [...addresses(code)])),
    mark: () => checkMark(folder.read(markFile)),
    language: () => once((locale: LocaleCode) => languageWith(source.facts, locale)),
    otherwise: () =>
      once((locale: LocaleCode) => languageWith(source.facts.inverted, locale, source.language(locale))),
    context: () => (locale) => contextWith(source.facts, locale),
    mistakes: () => {
      isChecked = true;
      return contentMistakes(source);
    },
    firstMistakes: () => firstMistakes(source),
    isChecked: () => () => isChecked,
  });
  return source;
}
