/** All content of the site, read and checked once. Runs at build time only. */
import { isDeepStrictEqual } from 'node:util';
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { derivePalette, type Palette } from './brand/derive-palette.ts';
import type { Mark } from './brand/mark.ts';
import { listedCollections } from '#app/site/collections.ts';
import type { Named } from './collections/collection.ts';
import type { Slugs, Texts } from './collections/collections.ts';
import { textsIn } from './collections/texts-in.ts';
import { dataOf, type Checked } from './reading/check-file.ts';
import { contentState, readFolder } from './reading/content-folder.ts';
import type { Figures, Facts } from './facts.ts';
import { lazy, lazyRecord, once } from './lazy.ts';
import { mergeWords, type Having } from './filling/merge-words.ts';
import type { Moved } from './moved.ts';
import { peopleIn, type People } from './proof/people.ts';
import { quotePlaces, quotesOn, type QuotePlace, type Quotes } from './proof/quotes.ts';
import { wordFiles, type WordFile, type Words, type WrittenWords } from './schema.ts';
import { siteDay } from './site-day.ts';
import { readSource, shownSlugs, type Reader, type Source } from './source.ts';

/** What one language has. */
export type Language = Readonly<{
  /** The slugs of its texts that are on the site. */
  shown: Slugs;
  words: Words;
  /** The texts on the site by collection: those with a date that readers see, the newest first. */
  texts: { readonly [Name in keyof Texts]: readonly Texts[Name][] };
  people: People | undefined;
  quotes: { readonly [Place in QuotePlace]: Quotes | undefined };
}>;

/**
 * The content of the site. Never changed: after a change of a file it is read anew. A value that is not valid throws a
 * ContentError as it is read; `source.mistakes` has those of all files.
 */
export type Site = Readonly<{
  root: string;
  facts: Facts;
  figures: Figures;
  languages: Readonly<Record<LocaleCode, Language>>;
  /** Old addresses, and where each leads. */
  moved: Moved;
  mark: Mark;
  palette: Palette;
  /** The same content as its files have it, with their mistakes. */
  source: Source;
}>;

/** Returns which collections a language has texts in. */
export function havingOf({ shown }: Pick<Language, 'shown'>): Having {
  return lazyRecord(listedCollections, (name) => shown[name].length > 0);
}

/** Returns the data of a file that need not exist. */
function optional<Data>(checked: Checked<Data>): Data | undefined {
  return checked.data === undefined && checked.mistakes.length === 0 ? undefined : dataOf(checked);
}

function languageOf(source: Source, code: LocaleCode, showsAll: boolean): Language {
  const own = source.language(code);
  const read = <File extends WordFile>(name: File): WrittenWords[File] =>
    dataOf(own.words[name], [source.site, source.figures]);
  const wordsOf = <File extends WordFile>(name: File) =>
    mergeWords[name]?.(read(name), read, havingOf(language)) ?? read(name);
  const named = lazy<Named>({
    locale: () => code,
    people: () => language.people,
    figures: () => dataOf(source.figures),
    quotes: () => source.quotes.data,
  });
  const language: Language = lazy<Language>({
    shown: () => (showsAll ? own.slugs : shownSlugs(source, code)),
    words: () => lazyRecord(wordFiles, wordsOf) as Words,
    texts: () => textsIn(own.texts, language.shown, named),
    people: () => {
      const people = optional(source.people);
      return people && peopleIn(people, language.words.ui.offices, code);
    },
    quotes: () =>
      lazyRecord(quotePlaces, (place) => {
        const quotes = optional(source.quotes);
        return quotes && quotesOn(place, quotes, code);
      }),
  });
  return language;
}

/** `showsAll` is for the development server: the site then has what is held back too, which no build has. */
type View = { showsAll?: boolean };

function siteOf(source: Source, { showsAll = false }: View): Site {
  const site: Site = lazy<Site>({
    root: () => source.root,
    facts: () => dataOf(source.site),
    figures: () => dataOf(source.figures),
    languages: () =>
      lazyRecord(
        locales.map(({ code }) => code),
        (code) => languageOf(source, code, showsAll),
      ),
    moved: () => dataOf(source.moved),
    mark: () => dataOf(source.mark),
    palette: () => derivePalette(site.facts.colors),
    source: () => source,
  });
  return site;
}

/** Reads all content of a project. */
export function loadSite(root: string, { showsAll = false, ...reader }: Reader & View = {}): Site {
  return siteOf(readSource(root, reader), { showsAll });
}

type Held = { state: string; source: Source; site: (showsAll: boolean) => Site };

// The content of each project as it was last asked for, so that it is parsed and checked once.
const held = new Map<string, Held>();

function hold(root: string, state: string, source: Source): Held {
  const now = { state, source, site: once((showsAll: boolean) => siteOf(source, { showsAll })) };
  held.set(root, now);
  return now;
}

function current(root: string): Held {
  const state = contentState(root);
  const known = held.get(root);
  const isOfToday = known?.source.day === siteDay(known?.source.site.data?.offices);
  return known?.state === state && isOfToday
    ? known
    : hold(root, state, readSource(root, { before: known?.source }));
}

/** Returns the content as it is on the disk: the same until a file, or the day, has changed. */
export function currentSource(root: string): Source {
  return current(root).source;
}

/** Returns the site of `currentSource`. */
export function currentSite(root: string, { showsAll = false }: View = {}): Site {
  return current(root).site(showsAll);
}

/** Makes content that was read with unsaved texts the current one, if these are on the disk by now: it is not read again. */
export function holdSaved(source: Source): void {
  const { root, folder } = source;
  const state = contentState(root);
  if (isDeepStrictEqual(readFolder(root).files, folder.files)) hold(root, state, source);
}
