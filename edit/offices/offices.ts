import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { valueAt, type Path } from '#packages/content/tree.ts';
import { currentContent, firstLocale, isMissing, languagesOf, type Content } from '../content/content.ts';
import { fileOf } from '../content/place.ts';
import { freeName } from '../content/free-name.ts';
import { shownValue } from '../content/shown-value.ts';

const factKeys = [
  'side',
  'timeZone',
  'opens',
  'closes',
  'country',
  'region',
  'street',
  'map',
  'coordinates',
] as const;
const wordKeys = ['city', 'name', 'role', 'work'] as const;

/** An office with all values as text. `key` is that of the file; empty for a new office. */
export type OfficeForm = {
  key: string;
  facts: Record<string, string>;
  /** By language. */
  words: Record<string, Record<string, string>>;
};

export type Keyed = OfficeForm & { as: string };

/** Gives each office the key that follows from the name of its city in the first language. */
export function withKeys(offices: readonly OfficeForm[]): Keyed[] {
  const taken = new Set<string>();
  return offices.map((office) => {
    const as = freeName(slugOf(office.words[firstLocale]?.name ?? '') || office.key || 'office', taken);
    taken.add(as);
    return { ...office, as };
  });
}

function textsAt(data: unknown, path: Path, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, shownValue(valueAt(data, [...path, key]))]));
}

export function officesIn(content: Content): OfficeForm[] {
  const site = content.data('site', '');
  return Object.keys(valueAt(site, ['offices']) ?? {}).map((key) => {
    const path = ['offices', key];
    const words = languagesOf('ui').map(
      ({ locale }) => [locale, textsAt(content.data('ui', locale), path, wordKeys)] as const,
    );
    return { key, facts: textsAt(site, path, factKeys), words: Object.fromEntries(words) };
  });
}

export function openOffices(root: string) {
  const content = currentContent(root);
  const words = languagesOf('ui').map(({ locale }) => fileOf('ui', locale));
  // What a change of the offices may change.
  const files = [
    'site.yaml',
    'figures.yaml',
    ...words,
    ...(isMissing(content, 'people', '') ? [] : ['people.yaml']),
  ];
  return {
    offices: officesIn(content),
    languages: languagesOf('ui'),
    hashes: content.hashes(files),
  };
}

export type OpenedOffices = ReturnType<typeof openOffices>;
