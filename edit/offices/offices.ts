import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { valueAt, type Path } from '#packages/content/tree.ts';
import { currentContent, isMissing, languagesOf, type Content } from '../content/content.ts';
import { anyItem, fileOf } from '../content/place.ts';
import { shownValue } from '../content/shown-value.ts';
import { fieldPlan, type Field } from '../words/fields.ts';
import { kindOf } from '../content/kinds.ts';
import type { OfficeForm } from './office-form.ts';

const inSchema = ['offices', anyItem];
const keysIn = (file: string) => Object.keys(shapeAt(file, inSchema)?.properties ?? {});

function textsAt(data: unknown, path: Path, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, shownValue(valueAt(data, [...path, key]))]));
}

export function officesIn(content: Content): OfficeForm[] {
  const site = content.data('site', '');
  return Object.keys(valueAt(site, ['offices']) ?? {}).map((key) => {
    const path = ['offices', key];
    const words = languagesOf('ui').map(
      ({ locale }) => [locale, textsAt(content.data('ui', locale), path, keysIn('ui'))] as const,
    );
    return { key, facts: textsAt(site, path, keysIn('site')), words: Object.fromEntries(words) };
  });
}

// What others follow comes first.
const first = ['name', 'country'];

/** The fields of an office, which are empty: its words, and its facts. */
const fieldsOf = (content: Content): Field[] =>
  ['ui', 'site'].flatMap((file) => {
    const keys = keysIn(file);
    return [...new Set([...first.filter((key) => keys.includes(key)), ...keys])].flatMap((key) => {
      const path = [...inSchema, key];
      const kind = kindOf(shapeAt(file, path));
      return kind ? fieldPlan(content, file, { path, inSchema: path, from: inSchema.length }, kind) : [];
    });
  });

export function openOffices(root: string) {
  const content = currentContent(root);
  const words = languagesOf('ui').map(({ locale }) => fileOf('ui', locale));
  // What a change of the offices may change.
  const files = ['site.yaml', ...words, ...(isMissing(content, 'people', '') ? [] : ['people.yaml'])];
  return {
    offices: officesIn(content),
    languages: languagesOf('ui'),
    fields: fieldsOf(content),
    hashes: content.hashes(files),
  };
}

export type OpenedOffices = ReturnType<typeof openOffices>;
