/** All content of the site, read and checked once. Runs at build time only. */
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { derivePalette, type Palette } from '../brand/derive-palette.ts';
import type { Mark } from '../brand/mark.ts';
import { listedCollections } from '#app/site/collections.ts';
import type { Named } from './collections/collection.ts';
import type { Texts } from './collections/collections.ts';
import { textsIn } from './collections/texts-in.ts';
import { dataOf, type Checked } from '../reading/check-file.ts';
import { contentState } from '../reading/content-folder.ts';
import type { Figures, Site as Facts } from './facts.ts';
import { lazy, lazyRecord } from './lazy.ts';
import { mergeWords, type Having } from './filling/merge-words.ts';
import type { Moved } from './moved.ts';
import { peopleIn, type People } from './proof/people.ts';
import { quotePlaces, quotesOn, type QuotePlace, type Quotes } from './proof/quotes.ts';
import { wordFiles, type WordFile, type Words, type WrittenWords } from './schema.ts';
import { siteDay } from './site-day.ts';
import { readSource, type LanguageSource, type Reader, type Source } from './source.ts';

/** What one language has. */
export type Language = {
  words: Words;
  /** The texts on the site by collection: those with a date that readers see, the newest first. */
  texts: { readonly [Name in keyof Texts]: readonly Texts[Name][] };
  people: People | undefined;
  quotes: { readonly [Place in QuotePlace]: Quotes | undefined };
};

/**
 * The content of the site. Never changed: after a change of a file it is read anew. A value that is not valid throws a
 * ContentError as it is read; `checkSite` finds the mistakes of all.
 */
export type Site = {
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
};

/** Returns which collections a language has texts in. */
export function havingOf({ shown }: LanguageSource): Having {
  return lazyRecord(listedCollections, (name) => shown[name].length > 0);
}

/** Returns the data of a file that need not exist. */
function optional<Data>(checked: Checked<Data>): Data | undefined {
  return checked.data === undefined && checked.mistakes.length === 0 ? undefined : dataOf(checked);
}

function languageOf(source: Source, code: LocaleCode): Language {
  const own = source.language(code);
  const read = <File extends WordFile>(name: File): WrittenWords[File] => dataOf(own.words[name]);
  const wordsOf = <File extends WordFile>(name: File) => {
    // Words may quote them.
    dataOf(source.site);
    dataOf(source.figures);
    return mergeWords[name]?.(read(name), read, havingOf(own)) ?? read(name);
  };
  const named = lazy<Named>({
    locale: () => code,
    people: () => language.people,
    figures: () => dataOf(source.figures),
    quotes: () => source.quotes.data,
  });
  const language: Language = lazy<Language>({
    words: () => lazyRecord(wordFiles, wordsOf) as Words,
    texts: () => textsIn(own, named),
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

/** Reads all content of a project. */
export function loadSite(root: string, reader: Reader = {}): Site {
  const source = readSource(root, reader);
  const site: Site = lazy<Site>({
    root: () => root,
    facts: () => dataOf(source.site),
    figures: () => dataOf(source.figures),
    languages: () =>
      lazyRecord(
        locales.map(({ code }) => code),
        (code) => languageOf(source, code),
      ),
    moved: () => dataOf(source.moved),
    mark: () => dataOf(source.mark),
    palette: () => derivePalette(site.facts.colors),
    source: () => source,
  });
  return site;
}

const held = new Map<string, { state: string; site: Site }>();

let showsAll = false;

/** From now on, `currentSite` has what is held back too: for the development server. No build calls this. */
export function showAll(): void {
  showsAll = true;
}

/** Like `loadSite`, but returns the same Site again until a file of the content, or the day, has changed. */
export function currentSite(root: string): Site {
  const state = contentState(root);
  const known = held.get(root);
  const isOfToday = known?.site.source.day === siteDay(known?.site.source.site.data?.offices);
  if (known?.state === state && isOfToday) return known.site;
  const site = loadSite(root, { showsAll });
  held.set(root, { state, site });
  return site;
}
