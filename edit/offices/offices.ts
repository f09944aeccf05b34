/** The offices as an owner changes them: the facts and, in all languages, the words of each. */
import { valueAt, type Path } from '#packages/content/tree.ts';
import { currentContent, fileOf, languagesOf, type Content, type Language } from '../content/content.ts';
import { shownValue } from '../words/fields.ts';

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

export type OpenedOffices = {
  offices: OfficeForm[];
  languages: Language[];
  hashes: Record<string, string>;
};

function textsAt(data: unknown, path: Path, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, String(shownValue(valueAt(data, [...path, key])))]));
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

/** The files that a change of the offices may change. */
export function officeFiles(content: Content): string[] {
  const words = languagesOf('ui').map(({ locale }) => fileOf('ui', locale));
  const people = content.hash('people.yaml') === '' ? [] : ['people.yaml'];
  return ['site.yaml', 'figures.yaml', ...people, ...words];
}

export function openOffices(root: string): OpenedOffices {
  const content = currentContent(root);
  return {
    offices: officesIn(content),
    languages: languagesOf('ui'),
    hashes: Object.fromEntries(officeFiles(content).map((file) => [file, content.hash(file)])),
  };
}
