import path from 'node:path';
import { collectionNames } from '#packages/site/collections.ts';
import { defaultLocale, type LocaleCode } from '#packages/site/locales.ts';
import { markFile } from '../brand/mark.ts';
import { mediaFolder } from '../media/media-file.ts';
import { missing, type CheckedText, type CheckedTexts } from '../texts/check-text.ts';
import { collections, textFolder } from '../collections/collections.ts';
import type { Checked } from '../reading/check-file.ts';
import { factFiles } from '../facts.ts';
import { once } from '#packages/site/once.ts';
import { mistakeAt, type Fault, type Mistake } from '../reading/mistakes.ts';
import { headerRoomMistakes, quickLinksOf } from './header-room.ts';
import { prefixMistakes } from '../addresses/reserved-names.ts';
import { menuMistakes } from '../addresses/menus.ts';
import { isTree, valueAt } from '../tree.ts';
import { movedFile } from '../addresses/moved.ts';
import { officeMistakes } from './office-keys.ts';
import { peopleFile } from '../proof/people.ts';
import { quotesFile } from '../proof/quotes.ts';
import { isWordFile, wordFiles } from '../schema.ts';
import { shapeAt } from '../schemas/shapes.ts';
import { claimsConfirmed } from '../schemas/claims-confirmed.ts';
import type { LanguageSource, Source } from '../source.ts';
import { writtenCodes, writtenLanguages } from '../written-languages.ts';
import { strayTexts, strayFiles } from './stray-files.ts';
import { structureMistakes } from './structure-differences.ts';

type Found = Checked<unknown>;

const optionalFiles = [peopleFile, quotesFile, movedFile].map((file) => path.basename(file));

function officeCountMistakes(claimed: number | undefined, listed: number | undefined): Mistake[] {
  if (claimed === undefined || listed === undefined || claimed === listed) return [];
  return [
    mistakeAt('claims.offices', `is ${claimed}, and content/site.yaml lists ${listed}; the two must agree`),
  ];
}

/** Reports confirmations of what nobody claims. Promises about how the company works, and certificates, are no figures. */
function confirmationMistakes(confirmed: object = {}, claims: object | undefined): Mistake[] {
  const known = new Set([...Object.keys(claimsConfirmed.shape), ...Object.keys(claims ?? confirmed)]);
  const unknown = Object.keys(confirmed).filter((name) => !known.has(name));
  return unknown.map((name) => mistakeAt(`claimsConfirmed.${name}`, 'is not a key that belongs here'));
}

/** The keys of a collection's front matter that name something in another file. */
const namingKeys = once((collection: string) =>
  Object.entries(shapeAt(`${collection}/`, [])?.properties ?? {}).flatMap(([key, { items, offers }]) => {
    const named = offers ?? items?.offers;
    // Whether there is such a quote depends on the language, too: `mistakesOf` of the collection.
    return named && !named.only ? [{ key, ...named }] : [];
  }),
);

/** The mistakes in the front matter of a language's texts, with the keys in it that nothing has. */
function matterMistakes({ texts, words }: LanguageSource, people: object): Found[] {
  const dataOf = (file: string) => (isWordFile(file) ? words[file].data : { people }[file]);
  const unknownIn = (collection: string, data: object) =>
    namingKeys(collection).flatMap(({ key, file, path }) => {
      const known = valueAt(dataOf(file), path);
      const named = [valueAt(data, [key]) ?? []].flat().map(String);
      return missing(named, isTree(known) ? known : undefined).map((each) =>
        mistakeAt(key, `${file}.yaml has no ${[...path, each].join('.')}`),
      );
    });
  return Object.entries<CheckedTexts>(texts).flatMap(([collection, all]) =>
    Object.values(all).map(({ file, data, mistakes }) => ({
      file,
      mistakes: [...mistakes, ...(data ? unknownIn(collection, data) : [])],
    })),
  );
}

function strayFigures(languages: readonly LanguageSource[], figures: object = {}): Mistake[] {
  return collectionNames.flatMap((name) => {
    const { hasFigures, labels } = collections[name];
    const written: object = (hasFigures && valueAt(figures, [name])) || {};
    const slugs = new Set(languages.flatMap((each) => each.slugs[name]));
    return Object.keys(written)
      .filter((slug) => !slugs.has(slug))
      .map((slug) => mistakeAt(`${name}.${slug}`, `no ${labels.one} has this name`));
  });
}

function checkLanguages(
  languages: readonly LanguageSource[],
  { words: model }: LanguageSource,
  people: object,
) {
  return [
    ...languages.flatMap(({ words }) => Object.values<Found>(words)),
    ...languages.flatMap(({ words }) =>
      wordFiles.map((name) => ({
        file: words[name].file,
        mistakes: structureMistakes(name, words[name], model[name]),
      })),
    ),
    ...languages.flatMap((language) => matterMistakes(language, people)),
  ];
}

/** What `packages/site/locales.ts` reads. Setting up the project checks it. */
const languagesFile = 'languages.json';

function strays({ folder, language }: Source, locales: readonly LocaleCode[]): Found[] {
  const inLanguage = { files: wordFiles.map((name) => `${name}.yaml`), folders: collectionNames };
  const inContent = {
    files: [
      ...factFiles.map((name) => `${name}.yaml`),
      ...optionalFiles,
      path.basename(markFile),
      languagesFile,
    ],
    folders: [path.basename(mediaFolder), ...locales],
  };
  return [
    ...locales.flatMap((locale) =>
      strayFiles(
        folder,
        `content/${locale}`,
        inLanguage,
        'no page has this name, so nothing would show these words',
      ),
    ),
    ...locales.flatMap((locale) =>
      collectionNames.flatMap((each) =>
        strayTexts(
          folder,
          textFolder(locale, each),
          language(locale).slugs[each].map((slug) => `${slug}.md`),
        ),
      ),
    ),
    ...strayFiles(
      folder,
      'content',
      inContent,
      'is neither a file of facts nor the folder of a language of the site',
    ),
  ];
}

/** Collects all mistakes but those of bodies. The same file may appear more than once. */
function findFirst(source: Source): Found[] {
  const { site, figures } = source;
  const locales = writtenCodes;
  const people = source.people.data ?? { people: {} };
  const model = source.language(defaultLocale.code);
  const byLocale = new Map(locales.map((locale) => [locale, source.language(locale)] as const));
  const languages = [...byLocale.values()];
  const listed = site.data && Object.keys(site.data.offices).length;
  const { menus } = site.data ?? {};
  return [
    site,
    figures,
    { file: figures.file, mistakes: officeCountMistakes(figures.data?.claims.offices, listed) },
    {
      file: site.file,
      mistakes: confirmationMistakes(site.data?.claimsConfirmed, figures.data?.claims),
    },
    {
      file: site.file,
      mistakes: menuMistakes(
        menus,
        languages.flatMap((each) => quickLinksOf(each, menus)),
      ),
    },
    {
      file: site.file,
      mistakes: site.data ? headerRoomMistakes(site.data, byLocale) : [],
    },
    { file: figures.file, mistakes: strayFigures(languages, figures.data) },
    ...checkLanguages(languages, model, people),
    source.people,
    source.quotes,
    source.moved,
    source.mark,
    ...officeMistakes(
      site,
      languages.map(({ words }) => words),
      model.words,
    ),
    { file: `content/${languagesFile}`, mistakes: prefixMistakes(writtenLanguages) },
    ...strays(source, locales),
  ];
}

/** Mistakes each once, file by file: in words that no setting hides, they are found with each. */
function eachOnce(all: readonly Fault[]): readonly Fault[] {
  const different = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  return [...Map.groupBy(different, ({ file }) => file).values()].flat();
}

const inFiles = (found: readonly Found[]): Fault[] =>
  found.flatMap(({ file, mistakes }) => mistakes.map((each) => ({ file, ...each })));

/** The mistakes of all files but those of bodies, which take most of the time. */
export const firstMistakes = once((source: Source) => eachOnce(inFiles(findFirst(source))));

export function allTexts({ language }: Source): CheckedText[] {
  return writtenCodes.flatMap((code) =>
    Object.values<CheckedTexts>(language(code).texts).flatMap<CheckedText>(Object.values),
  );
}

/** The mistakes of all files, but of bodies only of those of some texts. */
export function mistakesWith(source: Source, texts: readonly CheckedText[]): readonly Fault[] {
  const bodies = texts.map(({ file, body }) => ({ file, mistakes: body().mistakes }));
  return eachOnce([...source.firstMistakes, ...inFiles(bodies)]);
}

export const contentMistakes = once((source: Source) => mistakesWith(source, allTexts(source)));
