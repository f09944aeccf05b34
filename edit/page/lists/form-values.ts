import { anyItem, isAtOrBelow, placeOf, type Place } from '#edit/content/place.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { changesOf, draftOf, slotOf, typedAt, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import type { FormPart, ListPlan } from '#edit/words/form-parts.ts';
import type { List } from '#edit/words/lists.ts';
import type { Item } from '#edit/words/open.ts';
import { freeName } from '#edit/content/free-name.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import type { Path } from '#packages/content/tree.ts';

export type FormValues = {
  /** As in 'services' or 'stories/parcels'. */
  file: string;
  locales: readonly string[];
  saved: Draft;
  draft: Draft;
  /** Those of the items around a field or a list. `names` are the keys with which they are saved. */
  keys: Path;
  names: Path;
};

type Keys = ReadonlySet<string>;

// In place of a key in an item: the item is removed.
const gone = '-';

export const goneSlot = (file: string, item: Path) => slotOf({ file, path: [...item, gone] }, '');
export const isGoneSlot = (slot: string) => placeOf(slot).path.at(-1) === gone;

/** Replaces each `anyItem` by the next key. */
function placed(path: Path, keys: Path): Path {
  const rest = [...keys];
  return path.map((key) => (key === anyItem ? (rest.shift() ?? key) : key));
}

/** Also of items that were removed. The keys of new ones begin with `anyItem`. */
function allKeys({ file, saved, draft }: FormValues, { path, isNamed, start }: ListPlan): string[] {
  const inList = [...Object.keys(saved), ...Object.keys(draft)]
    .map(placeOf)
    .filter((each) => each.file === file && each.path.at(-1) !== gone)
    .filter((each) => each.path.length > path.length && isAtOrBelow(each.path, path));
  const keys = inList.map((each) => String(each.path[path.length]));
  const shown = isNamed ? [] : Array(start).keys().map(String);
  return [...new Set([...shown, ...keys])];
}

export function fieldOf({ locales, saved, keys, names }: FormValues, plan: Field): Field {
  const field = { ...plan, draftPath: placed(plan.path, keys), path: placed(plan.path, names) };
  const position = field.path.at(-1);
  // Only in a new item, and in the first items of its lists: the same words would be no example of others.
  const isExample =
    String(keys[0]).startsWith(anyItem) &&
    !names.slice(1).some((name) => typeof name === 'number' && name > 0);
  return {
    ...field,
    ...(!isExample && { examples: {} }),
    label: typeof position === 'number' ? plan.label.replace(/\d+$/, String(position + 1)) : plan.label,
    values: plan.values
      .filter(({ locale }) => locale === '' || locales.includes(locale))
      .map((each) => ({ ...each, value: draftOf(saved, field, each) })),
  };
}

/** Made from the first text of the item, as the address of a text is from its title. */
function nameOf(formValues: FormValues, parts: readonly FormPart[]): string {
  const fields = fieldsOf(formValues, parts).filter(({ path }) => path.includes(anyItem));
  return slugOf(titleOf(fields, formValues.draft));
}

/** A key that follows from the name is never empty, and no other item's. */
const keyOf = ({ keyFrom, itemLabel }: Pick<ListPlan, 'keyFrom' | 'itemLabel'>, name: string, taken: Keys) =>
  keyFrom ? freeName(name || slugOf(itemLabel), taken) : name;

/** The first text of an item, in the first language in which it is typed; empty until then. */
export function titleOf(fields: readonly Field[], draft: Draft): string {
  const first = fields.find(({ kind }) => kind === 'text');
  return first?.values.map((value) => draftOf(draft, first, value)).find(Boolean) ?? '';
}

export function itemsOf(formValues: FormValues, list: ListPlan): { key: string; inside: FormValues }[] {
  const path = placed(list.path, formValues.keys);
  const all = allKeys(formValues, { ...list, path });
  const taken = new Set(all);
  return all
    .filter((key) => formValues.draft[goneSlot(formValues.file, [...path, key])] === undefined)
    .map((key, index) => {
      const inside = { ...formValues, keys: [...formValues.keys, list.isNamed ? key : Number(key)] };
      const name = (key.startsWith(anyItem) && keyOf(list, nameOf(inside, list.parts), taken)) || key;
      taken.add(name);
      return { key, inside: { ...inside, names: [...formValues.names, list.isNamed ? name : index] } };
    });
}

export function fieldsOf(formValues: FormValues, parts: readonly FormPart[]): Field[] {
  return parts.flatMap((part) =>
    'field' in part
      ? fieldOf(formValues, part.field)
      : itemsOf(formValues, part.list).flatMap(({ inside }) => fieldsOf(inside, part.list.parts)),
  );
}

/** Of a new item, nothing is left. */
export function withoutItem({ file, draft, keys }: FormValues, list: ListPlan, key: string): Draft {
  const item = [...placed(list.path, keys), key];
  if (!key.startsWith(anyItem)) return { ...draft, [goneSlot(file, item)]: 'gone' };
  return Object.fromEntries(Object.entries(draft).filter(([slot]) => !isAtOrBelow(placeOf(slot).path, item)));
}

/** The first text of the new item is there, and empty, in each language. */
export function newItem(formValues: FormValues, list: ListPlan): Draft {
  const { isNamed, parts } = list;
  const path = placed(list.path, formValues.keys);
  const numbers = allKeys(formValues, { ...list, path }).map((key) => Number(key.replace(anyItem, '')));
  const next = Math.max(-1, ...numbers.filter(Number.isFinite)) + 1;
  const [first] = parts.flatMap((part) => ('field' in part ? [part.field.path.slice(path.length + 1)] : []));
  const { file, locales, draft } = formValues;
  const at = { file, path: [...path, isNamed ? `${anyItem}${next}` : next, ...(first ?? [])] };
  return { ...draft, ...Object.fromEntries(locales.map((locale) => [slotOf(at, locale), ''])) };
}

export const nameSlot = 'name';

/** A list that is only longer or shorter does not count. */
export const isBegun = (draft: Draft): boolean =>
  Object.entries(draft).some(([slot, text]) => text !== '' && !isGoneSlot(slot));

/** `step` is the key or position. Some fields are in the file of figures, or beside the list that the item begins. */
export function newItemIn({ list, parts }: Item, draft: Draft) {
  const around = { file: list.file, locales: list.locales, saved: {}, draft, keys: [anyItem], names: [] };
  const made = keyOf(list, nameOf(around, parts), new Set(list.names));
  const name = draft[nameSlot] ?? (list.hasShownNames ? '' : made);
  const step = list.names ? name : list.index + 1;
  const formValues: FormValues = { ...around, names: [step] };
  return { formValues, name, step, fields: fieldsOf(formValues, parts) };
}

/**
 * In every language.
 *
 * @param fields with those of its part in another file, which it may not need, and those beside its list
 * @param step key or position
 * @param index position among items with keys
 */
export function additionEdits(
  list: Pick<List, 'file' | 'path' | 'locales' | 'names'>,
  draft: Draft,
  { fields, step, index }: { fields: readonly Field[]; step: string | number; index: number },
): Asked[] {
  const insert = (at: Place): Asked => ({
    do: 'insert',
    at,
    value: typedAt(draft, fields, at),
    index: list.names && index,
  });
  const others = fields.filter(({ file }) => file !== list.file);
  const figure = typedValues(draft, others).find(
    ({ field, text }) => !field.optional || text.trim() !== '',
  )?.field;
  const beside = fields.filter(({ file, path }) => file === list.file && !isAtOrBelow(path, list.path));
  return [
    ...changesOf(draft, beside),
    ...(figure ? [insert({ file: figure.file, locale: '', path: figure.path.slice(0, 2) })] : []),
    ...list.locales.map((locale) => insert({ file: list.file, locale, path: [...list.path, step] })),
  ];
}
