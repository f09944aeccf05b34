/** The files of `content/`, each parsed and checked. */
import type { z } from 'zod';
import { textAddress } from '#packages/site/addresses.ts';
import { collectionNames, type CollectionName } from '#packages/site/collections.ts';
import { localeOf, type LocaleCode } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import { addressesIn, type Addresses, type ScheduledText } from './addresses/addresses.ts';
import { checkLogo, logoFile, type Logo } from './brand/logo.ts';
import { contentMistakes, firstMistakes } from './checks/check.ts';
import type { Matters } from './collections/collections.ts';
import { localeCodes, textFile, textFolder, wordsFile } from './languages.ts';
import type { Facts, Figures } from './facts.ts';
import { checkWords } from './words/check-words.ts';
import { quotedFacts } from './words/quoted-facts.ts';
import { holdOf, isShown } from './schedule/held-back.ts';
import { recordOf } from './keys-of.ts';
import { moved as movedSchema, movedFile, movedMistakes, type Moved } from './addresses/moved.ts';
import { people as peopleSchema, peopleFile, peopleMistakes, type WrittenPeople } from './proof/people.ts';
import { quotesFile, quotes as quotesSchema, type WrittenQuotes } from './proof/quotes.ts';
import { checkFile, readYaml, type Checked, type Reading } from './reading/read-yaml.ts';
import { originalOf, readFolder, type ContentFolder } from './reading/content-folder.ts';
import type { Fault, Mistake } from './reading/mistakes.ts';
import { wordFiles, type WordFile, type WrittenWords } from './schema.ts';
import { figures as figuresSchema } from './schemas/figures-schema.ts';
import { today } from './schemas/past-date.ts';
import { completeSite } from './schemas/site-schema.ts';
import { siteDay } from './schedule/site-day.ts';
import { checkText, type CheckedTexts, type TextContext } from './texts/check-text.ts';
import { readTextFile } from './texts/text-file.ts';

type CheckedWords = { readonly [File in WordFile]: Checked<WrittenWords[File]> };

export type LanguageSource = Readonly<{
  entries: readonly ScheduledText[];
  /** What its texts are checked against. */
  context: TextContext;
  words: CheckedWords;
  texts: { readonly [Name in keyof Matters]: CheckedTexts<Matters[Name]> };
}>;

/** The content as its files have it, with their mistakes. */
export type Source = Readonly<{
  root: string;
  /** The day at the headquarters, as in '2026-12-03'. */
  day: string;
  folder: ContentFolder;
  yaml: (file: string) => Reading;
  site: Checked<Facts>;
  figures: Checked<Figures>;
  people: Checked<WrittenPeople>;
  quotes: Checked<WrittenQuotes>;
  moved: Checked<Moved>;
  addresses: Addresses;
  logo: Checked<Logo>;
  language: (locale: LocaleCode) => LanguageSource;
  mistakes: readonly Fault[];
  /** Those without the mistakes of bodies, the text below front matter, which take most of the time to find. */
  firstMistakes: readonly Fault[];
  /** Whether `mistakes` were asked for, here or of the content before, so that there is little left to check. */
  isChecked: () => boolean;
}>;

/** The texts of a language that are not held back. */
export function shownEntries({ day, language }: Source, locale: LocaleCode): readonly ScheduledText[] {
  return language(locale).entries.filter((each) => isShown(each, day));
}

/** The texts of a collection in a language, in alphabetical order. */
function entriesIn(folder: ContentFolder, locale: LocaleCode, collection: CollectionName): ScheduledText[] {
  const names = folder.names(textFolder(locale, collection));
  const all = new Set(names);
  const slugs = names.flatMap((name) => /^(.+)\.md$/s.exec(name)?.[1] ?? []);
  return slugs.toSorted().flatMap((slug) => {
    const file = textFile(locale, collection, slug);
    // Copies that programs made, and folders called like a text, are reported as what they are.
    if (slug === 'README' || !folder.has(file) || originalOf(`${slug}.md`, all) !== undefined) return [];
    const address = textAddress(collection, localeOf(locale), slug);
    return { ...holdOf(readTextFile(folder.read(file)).matter), file, collection, slug, address };
  });
}

// Of the same text the same objects, by which is remembered what was checked with them. Dates in them may be in the future today.
const checkFacts = once(
  <Data>(file: string, schema: z.ZodType<Data>, reading: Reading, _today: string): Checked<Data> =>
    checkFile(file, schema, reading),
);

const noWords: Reading = { data: {}, mistakes: [] };

export type Reader = {
  /** Texts that replace those of files: see `readFolder`. */
  unsaved?: ReadonlyMap<string, string | undefined>;
  day?: string;
  /** The content as it was before. If that was checked as a whole, little is left to check. */
  before?: Source | undefined;
};

/** Reads the content of a project, file by file: each is checked against those above it. */
export function readSource(root: string, { unsaved, day: given, before }: Reader = {}): Source {
  const folder = readFolder(root, unsaved);
  const yaml = (file: string) => readYaml(folder.read(file));
  const optional = <Data>(
    file: string,
    schema: z.ZodType<Data>,
    mistakesOf?: (data: Data) => Mistake[],
  ): Checked<Data> =>
    folder.has(file) ? checkFile(file, schema, yaml(file), mistakesOf) : { file, mistakes: [] };

  const site = checkFacts('content/site.yaml', completeSite, yaml('content/site.yaml'), today());
  const figures = checkFacts('content/figures.yaml', figuresSchema, yaml('content/figures.yaml'), today());
  const day = given ?? siteDay(site.data?.offices);
  const logo = checkLogo(folder.read(logoFile));
  const quotes = optional(quotesFile, quotesSchema);
  const people = optional(peopleFile, peopleSchema, (all) => peopleMistakes(root, site.data?.offices, all));

  const languages = recordOf(localeCodes, (locale): LanguageSource => {
    const quoted = quotedFacts(locale, site, figures, yaml(wordsFile(locale, 'ui')));
    const words = recordOf(wordFiles, (name) => {
      const file = wordsFile(locale, name);
      // Without it, pages have no such section.
      const isLeftOut = name === 'questions' && !folder.has(file);
      return checkWords(isLeftOut ? noWords : yaml(file), locale, name, quoted, site.written);
    });
    const entries = collectionNames.flatMap((name) => entriesIn(folder, locale, name));
    const addresses = addressesIn(locale, entries, site.data);
    const context = { root, locale, entries, addresses, day, figures, quoted, quotes, people };
    const texts = recordOf(collectionNames, (name) => {
      const own = entries.filter(({ collection }) => collection === name);
      return Object.fromEntries(
        own.map(({ file, slug }) => [slug, checkText(context, name, slug, readTextFile(folder.read(file)))]),
      );
    });
    return {
      entries,
      context,
      // Each file is checked by the schema of its name.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      words: words as CheckedWords,
      // The front matter of each collection fits its schema.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      texts: texts as LanguageSource['texts'],
    };
  });

  const addresses = new Map(Object.values(languages).flatMap(({ context }) => [...context.addresses]));
  // Which pages and contact cards there are, stands in site.yaml.
  const moved = optional(movedFile, movedSchema, (all) =>
    site.data ? movedMistakes(all, addresses, day) : [],
  );

  let isChecked = before?.isChecked() ?? false;
  const source: Source = {
    root,
    day,
    folder,
    yaml,
    site,
    figures,
    people,
    quotes,
    moved,
    logo,
    addresses,
    language: (locale) => languages[locale],
    get firstMistakes() {
      return firstMistakes(source);
    },
    get mistakes() {
      isChecked = true;
      return contentMistakes(source);
    },
    isChecked: () => isChecked,
  };
  return source;
}
