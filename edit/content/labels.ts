import { textAddress } from '#packages/site/addresses.ts';
import {
  collectionFacts,
  collectionNames,
  type CollectionFacts,
  type CollectionName,
} from '#packages/site/collections.ts';
import { localeOf, locales, type LocaleCode } from '#packages/site/locales.ts';

const names: Record<string, string> = {
  ui: 'Every page',
  error: 'Error screen',
  suggestion: 'Offer of another language',
  'not-found': 'Page not found',
  benefits: 'Why Choose Us',
  privacy: 'Privacy policy',
  site: 'Company',
  moved: 'Old addresses',
  'logo.svg': 'Logo',
};

// Texts of people and quotes have language codes as keys.
const languages = new Map<string, string>(locales.map(({ code, name }) => [code, name]));

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A thing with its article, as in 'an office'. */
export const aThing = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** A number with what it counts, as in '1 text' and '2 texts'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export function wordsOf(key: string): string {
  const spaced = key
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/[-_]/g, ' ');
  // As in the keys of services: 'ai-strategy'.
  const named = spaced.replaceAll(/^it\b|\bai\b/g, (word) => word.toUpperCase());
  return languages.get(key) ?? capitalized(named);
}

/** A place in words, as in 'About · Title · Español'. */
export const placeInWords = (
  { page, label, language }: { page: string; label: string; language: string },
  between = ' · ',
): string => [page, label, language].filter(Boolean).join(between);

/** The last part of a label, as in 'Label' for 'Statistic 3 › Label'. */
export const lastPart = (label: string): string => label.slice(label.lastIndexOf('›') + 1).trim();

/** The name of a language, also of one that the site has no longer; empty for what has none, such as facts. */
export function languageName(code: string): string {
  const known = languages.get(code);
  if (known !== undefined || !/^[a-z]{2,3}(?:-\w{2,4})?$/.test(code)) return known ?? '';
  return capitalized(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '');
}

const collectionIn = (folder: string | undefined) => collectionNames.find((each) => each === folder);

/** Whether a name is that of a text: one that is in no collection is a mistake, which has a place too. */
export const isText = (name: string): boolean => collectionIn(name.split('/').at(-2)) !== undefined;

/** The label of a content file: the name of its page, or what a text is called in place of its title. */
export const pageLabel = (name: string, title?: string): string =>
  isText(name) ? textLabel(name, title) : (names[name] ?? wordsOf(name));

/** The collection and the slug of a text by its name, or by its file, as in 'stories/parcels' and 'en/stories/parcels.md'. */
export function textNamed(name: string): { collection: CollectionName; slug: string } {
  const [slug = '', folder] = name.replace(/\.md$/, '').split('/').toReversed();
  const collection = collectionIn(folder);
  if (!collection) throw new Error(`${name} is not in a collection`);
  return { collection, slug };
}

/** What there is to know of the collection of a text, by the text's name or its file. */
export const collectionOf = (name: string): CollectionFacts => collectionFacts[textNamed(name).collection];

/** What a text is called, by its name or its file, as in 'Client story: Night shop': without a title, by its address. */
export function textLabel(name: string, title?: string): string {
  const { collection, slug } = textNamed(name);
  return `${wordsOf(collectionFacts[collection].labels.one)}: ${title?.trim() || wordsOf(slug).trim()}`;
}

export function addressOfText(locale: LocaleCode, name: string): string {
  const { collection, slug } = textNamed(name);
  return textAddress(collection, localeOf(locale), slug);
}
