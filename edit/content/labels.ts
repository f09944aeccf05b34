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

/** As in 'an office'. */
export const aThing = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** As in '1 text' and '2 texts'. */
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

/** As in 'About · Title · Español'. */
export const placeInWords = (
  { page, label, language }: { page: string; label: string; language: string },
  between = ' · ',
): string => [page, label, language].filter(Boolean).join(between);

/** @example lastPart('Statistic 3 › Label') // 'Label' */
export const lastPart = (label: string): string => label.slice(label.lastIndexOf('›') + 1).trim();

/** Also of a language that the site no longer has; empty for facts. */
export function languageName(code: string): string {
  const known = languages.get(code);
  if (known !== undefined || !/^[a-z]{2,3}(?:-\w{2,4})?$/.test(code)) return known ?? '';
  return capitalized(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '');
}

const collectionIn = (folder: string | undefined) => collectionNames.find((each) => each === folder);

/** A file in a folder that is no collection is a mistake, and not a text, but also has a place. */
export const isText = (name: string): boolean => collectionIn(name.split('/').at(-2)) !== undefined;

export const pageLabel = (name: string, title?: string): string =>
  isText(name) ? textLabel(name, title) : (names[name] ?? wordsOf(name));

/** By name or file, as in 'stories/parcels' and 'en/stories/parcels.md'. */
export function textNamed(name: string): { collection: CollectionName; slug: string } {
  const [slug = '', folder] = name.replace(/\.md$/, '').split('/').toReversed();
  const collection = collectionIn(folder);
  if (!collection) throw new Error(`${name} is not in a collection`);
  return { collection, slug };
}

export const collectionOf = (name: string): CollectionFacts => collectionFacts[textNamed(name).collection];

/** As in 'Client story: Night shop'. A text without a title is called by its slug. */
export function textLabel(name: string, title?: string): string {
  const { collection, slug } = textNamed(name);
  return `${wordsOf(collectionFacts[collection].labels.one)}: ${title?.trim() || wordsOf(slug).trim()}`;
}

export function addressOfText(locale: LocaleCode, name: string): string {
  const { collection, slug } = textNamed(name);
  return textAddress(collection, localeOf(locale), slug);
}
