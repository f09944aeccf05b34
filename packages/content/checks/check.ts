import { defaultLocale, locales } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import type { CheckedText, CheckedTexts } from '../texts/check-text.ts';
import type { Checked } from '../reading/read-yaml.ts';
import { mistakeAt, type Fault, type Mistake } from '../reading/mistakes.ts';
import { prefixMistakes } from '../addresses/reserved-names.ts';
import { headerRoomMistakes, menuMistakes, ownPages } from '../addresses/menus.ts';
import { isTree, valueAt, childrenOf, walk, type Path } from '../tree.ts';
import { isWordFile, wordFiles, type WordFile, type WrittenWords } from '../schema.ts';
import { rootOf } from '../schemas/shapes.ts';
import { claimsConfirmed } from '../schemas/claims-confirmed.ts';
import type { LanguageSource, Source } from '../source.ts';
import { localeCodes } from '../languages.ts';
import { languagesFile, strayFiles } from './stray-files.ts';
import type { Facts, Figures } from '../facts.ts';
import { slugOf } from '../addresses/slug-of.ts';

type Found = Checked<unknown>;
type Ui = { ui: Checked<WrittenWords['ui']> };

/** Reports an office whose key is not the one that follows from the name of its city. */
function renamed(key: string, { file, data }: Checked<WrittenWords['ui']>): Mistake[] {
  const name = valueAt(data, ['offices', key, 'name']);
  if (typeof name !== 'string') return [];
  const slug = slugOf(name);
  // A second office in a city has a number. Names without Latin letters have no key that could be derived.
  return [key, key.replace(/-\d$/, ''), ''].includes(slug)
    ? []
    : [mistakeAt(`offices.${key}`, `must be renamed to ${slug}: ${file} calls this office ${name}`)];
}

/**
 * Reports offices that are other than those of site.yaml, or in another order, or whose key is not the city's name in the
 * default language: it is part of the vCard's address.
 */
function officeMistakes({ file, data: site }: Checked<Facts>, languages: readonly Ui[], model: Ui): Found[] {
  if (!site) return [];
  const known = Object.keys(site.offices);
  return [{ file, data: site }, ...languages.map(({ ui }) => ui)].map(({ file: own, data }) => {
    const keys = Object.keys(data?.offices ?? {});
    const isOther = data !== undefined && keys.join() !== known.join();
    const order = `must be those of content/site.yaml, in their order: ${known.join(', ')}`;
    const mistakes = keys.flatMap((key) => renamed(key, model.ui));
    return { file: own, mistakes: isOther ? [mistakeAt('offices', order), ...mistakes] : mistakes };
  });
}

/** The keys that one language has and another lacks; of a group that is missing as a whole, its own. */
function lacking(name: string, from: unknown, other: unknown): string[] {
  const isIn = (path: Path) => valueAt(other, path) !== undefined;
  const all = walk(rootOf(name, from), (node) =>
    isIn(node.path) ? childrenOf(node).filter(({ shape }) => !shape?.perLanguage) : [],
  );
  return [...all].flatMap(({ path }) => (isIn(path) ? [] : path.join('.')));
}

/** Reports keys and conditions that a file of a language has and that of the default language lacks, or vice versa. */
function structureMistakes(name: WordFile, own: Found, model: Found): Mistake[] {
  if (own.data === undefined || model.data === undefined || own === model) return [];
  const folder = `content/${defaultLocale.code}`;
  return [
    ...lacking(name, model.written, own.written).map((key) =>
      mistakeAt(key, `is missing, and ${folder} has it`),
    ),
    ...lacking(name, own.written, model.written).map((key) =>
      mistakeAt(key, `does not belong here, ${folder} has none`),
    ),
  ];
}

/** Reports the names in a group that stand for nothing. */
const strays = (group: string, all: object = {}, isKnown: (name: string) => boolean, reason: string) =>
  Object.keys(all).flatMap((name) => (isKnown(name) ? [] : mistakeAt(`${group}.${name}`, reason)));

/** Reports confirmations of what nobody claims. Promises about how the company works, and certificates, are no figures. */
function confirmationMistakes(confirmed: object = {}, claims: object | undefined): Mistake[] {
  const known = new Set([...Object.keys(claimsConfirmed.shape), ...Object.keys(claims ?? confirmed)]);
  return strays('claimsConfirmed', confirmed, (name) => known.has(name), 'does not belong here');
}

/** Reports front matter that names what another file does not have. */
function matterMistakes({ texts, words }: LanguageSource, people: unknown): Found[] {
  const dataOf = (file: string) => (isWordFile(file) ? words[file].data : { people }[file]);
  const unknownIn = (collection: string, data: object) =>
    [...walk(rootOf(`${collection}/`, data))].flatMap(({ path: [key], shape, value }) => {
      const { offers } = shape ?? {};
      // Whether there is such a quote depends on the language, too: `mistakesOf` of the collection.
      if (!offers || offers.only) return [];
      const { file, path } = offers;
      const known = valueAt(dataOf(file), path);
      return !isTree(known) || Object.hasOwn(known, String(value))
        ? []
        : mistakeAt(String(key), `${file}.yaml has no ${[...path, value].join('.')}`);
    });
  return Object.entries<CheckedTexts>(texts).flatMap(([collection, all]) =>
    Object.values(all).map(({ file, data, mistakes }) => ({
      file,
      mistakes: [...mistakes, ...(data ? unknownIn(collection, data) : [])],
    })),
  );
}

function strayFigures(languages: readonly LanguageSource[], figures: Figures | undefined): Mistake[] {
  const isService = (name: string) =>
    languages.some(({ words: { services } }) => !services.data || Object.hasOwn(services.data.blocks, name));
  const isStory = (slug: string) => languages.some(({ texts }) => Object.hasOwn(texts.stories, slug));
  return [
    ...strays('services', figures?.services, isService, 'services.yaml has no service of this name'),
    ...strays('stories', figures?.stories, isStory, 'no client story has this name'),
  ];
}

/** Collects all mistakes but those of bodies. The same file may appear more than once. */
function findFirst(source: Source): Found[] {
  const { site, figures, people, quotes, moved, logo } = source;
  const known = people.mistakes.length > 0 ? people.data : (people.data ?? { people: {} });
  const byLocale = new Map(localeCodes.map((code) => [code, source.language(code)] as const));
  const languages = [...byLocale.values()];
  const model = source.language(defaultLocale.code);
  const words = languages.map((each) => each.words);
  const ownOfAll = languages.flatMap(({ texts }) => ownPages(texts));
  return [
    site,
    figures,
    {
      file: site.file,
      mistakes: [
        ...confirmationMistakes(site.data?.claimsConfirmed, figures.data?.claims),
        ...menuMistakes(site.data?.menus, ownOfAll),
        ...(site.data ? headerRoomMistakes(site.data, byLocale) : []),
      ],
    },
    { file: figures.file, mistakes: strayFigures(languages, figures.data) },
    ...words.flatMap((own) => Object.values<Found>(own)),
    ...words.flatMap((own) =>
      wordFiles.map((name) => ({
        file: own[name].file,
        mistakes: structureMistakes(name, own[name], model.words[name]),
      })),
    ),
    ...languages.flatMap((language) => matterMistakes(language, known)),
    people,
    quotes,
    moved,
    logo,
    ...officeMistakes(site, words, model.words),
    { file: languagesFile, mistakes: prefixMistakes(locales) },
    ...strayFiles(source),
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
  return localeCodes.flatMap((code) =>
    Object.values<CheckedTexts>(language(code).texts).flatMap<CheckedText>(Object.values),
  );
}

/** The mistakes of all files, but of bodies only of those of some texts. */
export function mistakesWith(source: Source, texts: readonly CheckedText[]): readonly Fault[] {
  const bodies = texts.map(({ file, body }) => ({ file, mistakes: body().mistakes }));
  return eachOnce([...source.firstMistakes, ...inFiles(bodies)]);
}

export const contentMistakes = once((source: Source) => mistakesWith(source, allTexts(source)));
