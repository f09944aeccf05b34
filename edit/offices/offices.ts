import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { valueAt, type Path } from '#packages/content/tree.ts';
import { currentContent, isMissing, languagesOf, type Content } from '../content/content.ts';
import { pathLabel } from '../content/path-label.ts';
import { anyItem, fileOf } from '../content/place.ts';
import { shownValue } from '../content/shown-value.ts';
import { optionsOf } from '../words/options.ts';
import type { OfficeForm } from './office-form.ts';

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

const labelsOf = (name: string, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, pathLabel(name, ['offices', anyItem, key], 2)]));

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
    sides: optionsOf(content, shapeAt('site', ['offices', anyItem, 'side'])) ?? [],
    labels: { ...labelsOf('site', factKeys), ...labelsOf('ui', wordKeys) },
    hashes: content.hashes(files),
  };
}

export type OpenedOffices = ReturnType<typeof openOffices>;
