import { isDeepStrictEqual } from 'node:util';
import { locales, type Locale, type LocaleCode } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import { derivePalette, type Palette } from './brand/derive-palette.ts';
import type { Logo } from './brand/logo.ts';
import { textsIn, type Texts } from './collections/collections.ts';
import type { Checked } from './reading/read-yaml.ts';
import { allTexts, mistakesWith } from './checks/check.ts';
import { mistakesInWords, type Fault } from './reading/mistakes.ts';
import { contentState, readFolder } from './reading/content-folder.ts';
import type { Figures, Facts } from './facts.ts';
import { recordOf } from './keys-of.ts';
import { mergeWords } from './words/merge-words.ts';
import type { Moved } from './addresses/moved.ts';
import { peopleIn, type People } from './proof/people.ts';
import type { WordFile, Words, WrittenWords } from './schema.ts';
import { siteDay } from './schedule/site-day.ts';
import { onlineLocales, localeCodes } from './languages.ts';
import { readSource, shownEntries, type Reader, type Source } from './source.ts';

export type Language = Readonly<{
  words: Words;
  texts: { readonly [Name in keyof Texts]: readonly Texts[Name][] };
  people: People | undefined;
}>;

/** The content of the site, which has no mistakes. Never changed: after a change of a file it is read anew. */
export type Site = Readonly<{
  root: string;
  locales: readonly Locale[];
  facts: Facts;
  figures: Figures;
  languages: Readonly<Record<LocaleCode, Language>>;
  moved: Moved;
  logo: Logo;
  palette: Palette;
  source: Source;
}>;

function dataOf<Data>({ file, data }: Checked<Data>): Data {
  if (data === undefined) throw new Error(`${file} has mistakes`);
  return data;
}

function languageOf(source: Source, code: LocaleCode, showsAll: boolean): Language {
  const own = source.language(code);
  const shown = showsAll ? own.entries : shownEntries(source, code);
  const read = <File extends WordFile>(name: File): WrittenWords[File] => dataOf(own.words[name]);
  const words: Words = mergeWords({ code, day: source.day, facts: dataOf(source.site), read });
  const people = source.people.data && peopleIn(source.people.data, words.ui.offices, code);
  return {
    words,
    texts: textsIn(own.texts, new Set(shown.map(({ file }) => file))),
    people,
  };
}

/** `showsAll`: with what is held back, which no build has, and without waiting for bodies (`checkInTurns`). */
export type View = { showsAll?: boolean };

const siteWith = once((source: Source, showsAll: boolean): Site => {
  const facts = dataOf(source.site);
  const shown = showsAll ? locales : onlineLocales;
  return {
    root: source.root,
    locales: shown,
    facts,
    figures: dataOf(source.figures),
    languages: recordOf(
      shown.map(({ code }) => code),
      (code) => languageOf(source, code, showsAll),
    ),
    moved: source.moved.data ?? {},
    logo: dataOf(source.logo),
    palette: derivePalette(facts.colors),
    source,
  };
});

/** The mistakes that are found soon: without those of bodies until `checkInTurns` has checked these. */
export function knownMistakes(source: Source): readonly Fault[] {
  return source.isChecked() ? source.mistakes : source.firstMistakes;
}

/** Where all that texts are checked against is as before, the same body is not checked for the first time here. */
export function mistakesSince(before: Source, source: Source): readonly Fault[] {
  const isSame = (code: LocaleCode) =>
    isDeepStrictEqual(before.language(code).context, source.language(code).context);
  if (source.isChecked() || !localeCodes.every(isSame)) return source.mistakes;
  return mistakesWith(
    source,
    allTexts(source).filter(({ file }) => before.folder.read(file) !== source.folder.read(file)),
  );
}

export function siteOf(source: Source, { showsAll = false }: View): Site | undefined {
  const mistakes = showsAll ? knownMistakes(source) : source.mistakes;
  return mistakes.length > 0 ? undefined : siteWith(source, showsAll);
}

/** Reads the content of a folder for a script or a test. Throws an Error that lists its mistakes, if there are any. */
export function loadSite(root: string, { showsAll = false, ...reader }: Reader & View = {}): Site {
  const source = readSource(root, reader);
  if (source.mistakes.length > 0) throw new Error(mistakesInWords(source.mistakes));
  return siteWith(source, showsAll);
}

// The content of each project as it was last asked for, so that it is parsed and checked once.
const held = new Map<string, { state: string; source: Source }>();

function hold(root: string, state: string, source: Source): Source {
  held.set(root, { state, source });
  return source;
}

/** The content as it is on the disk: the same until a file, or the day, has changed. */
export function currentSource(root: string): Source {
  const state = contentState(root);
  const { state: before, source } = held.get(root) ?? {};
  const isOfToday = source?.day === siteDay(source?.site.data?.offices);
  return source && before === state && isOfToday
    ? source
    : hold(root, state, readSource(root, { before: source }));
}

export function currentSite(root: string, view: View = {}): Site | undefined {
  return siteOf(currentSource(root), view);
}

/** Checks bodies in turn. `next` waits until one may be checked, or returns false to leave the rest for later. */
export async function checkInTurns(
  root: string,
  next: () => boolean | Promise<void>,
): Promise<readonly Fault[]> {
  const source = currentSource(root);
  for (const { body } of source.isChecked() ? [] : allTexts(source)) {
    if ((await next()) === false) return source.firstMistakes;
    // What is left of older content need not be checked.
    if (held.get(root)?.source !== source) return checkInTurns(root, next);
    body();
  }
  return currentSource(root).mistakes;
}

/** Makes content that was read with unsaved texts the current one, if these are on the disk by now: it is not read again. */
export function holdSaved(source: Source): void {
  const { root, folder } = source;
  const state = contentState(root);
  if (isDeepStrictEqual(readFolder(root).files, folder.files)) hold(root, state, source);
}
