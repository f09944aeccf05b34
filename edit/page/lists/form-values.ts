/** What a form is filled with: the fields at their places, and the items of its lists. */
import { anyItem, isAtOrBelow, placeOf, type Place } from '#edit/content/place.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { changesOf, slotOf, typedAt, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import type { FormPart, ListPlan } from '#edit/words/form-parts.ts';
import type { List } from '#edit/words/lists.ts';
import type { Item } from '#edit/words/open.ts';
import { freeName } from '#edit/content/free-name.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import type { Path } from '#packages/content/tree.ts';

/** What a form is filled with: what files have, and what is typed. */
export type FormValues = {
  /** As in 'services' or 'stories/parcels'. */
  file: string;
  locales: readonly string[];
  saved: Draft;
  draft: Draft;
  /** The keys of the items around a field or a list, and those with which they are saved. */
  keys: Path;
  names: Path;
};

type Keys = ReadonlySet<string>;

// Says of an item, in place of a key in it, that it is removed.
const gone = '-';

export const goneSlot = (file: string, item: Path) => slotOf({ file, path: [...item, gone] }, '');
export const isGoneSlot = (slot: string) => placeOf(slot).path.at(-1) === gone;

/** A path with these keys in place of the signs for items. */
function placed(path: Path, keys: Path): Path {
  const rest = [...keys];
  return path.map((key) => (key === anyItem ? (rest.shift() ?? key) : key));
}

/** The keys of the items that a list has, or had until they were removed. The key of one that is new begins with a plus. */
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
  const [draftPath, path] = [placed(plan.path, keys), placed(plan.path, names)];
  const position = path.at(-1);
  // Of a new item, and of a list in it, the first item: the same words would be no example of others.
  const isExample =
    String(keys[0]).startsWith(anyItem) &&
    !names.slice(1).some((name) => typeof name === 'number' && name > 0);
  return {
    ...plan,
    draftPath,
    path,
    ...(!isExample && { examples: {} }),
    label: typeof position === 'number' ? plan.label.replace(/\d+$/, String(position + 1)) : plan.label,
    values: plan.values
      .filter(({ locale }) => locale === '' || locales.includes(locale))
      .map((each) => ({
        ...each,
        value: saved[slotOf({ file: plan.file, path: draftPath }, each.locale)] ?? each.value,
      })),
  };
}

/** The name that an item gets: made from its first text, as the address of a text is from its title. */
function nameOf({ file, locales, draft, keys }: FormValues, parts: readonly FormPart[]): string {
  const fields = parts.flatMap((part) => ('field' in part ? part.field : []));
  const first = fields.find(({ kind, path }) => kind === 'text' && path.includes(anyItem));
  if (!first) return '';
  const path = placed(first.path, keys);
  const [typed = ''] = locales.flatMap((locale) => draft[slotOf({ file, path }, locale)] || []);
  return slugOf(typed);
}

/** The key of a new item, by its name: one that follows from that is always there, and no other's. */
const keyOf = ({ keyFrom, itemLabel }: Pick<ListPlan, 'keyFrom' | 'itemLabel'>, name: string, taken: Keys) =>
  keyFrom ? freeName(name || slugOf(itemLabel), taken) : name;

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

/** What is typed without an item: of a new one, nothing is left. */
export function withoutItem({ file, draft, keys }: FormValues, list: ListPlan, key: string): Draft {
  const item = [...placed(list.path, keys), key];
  if (!key.startsWith(anyItem)) return { ...draft, [goneSlot(file, item)]: 'gone' };
  return Object.fromEntries(Object.entries(draft).filter(([slot]) => !isAtOrBelow(placeOf(slot).path, item)));
}

/** What is typed with a new item of a list: nothing for that, in each language. */
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

/** Whether anything is typed for a new item; a longer or shorter list is nothing. */
export const isBegun = (draft: Draft): boolean =>
  Object.entries(draft).some(([slot, text]) => text !== '' && !isGoneSlot(slot));

/**
 * What is typed of a new item: its name, its key or its position in the list, and its fields with their places. Others are in the
 * file of figures, or beside the list that the item begins.
 */
export function newItemIn({ list, parts }: Item, draft: Draft) {
  const around = { file: list.file, locales: list.locales, saved: {}, draft, keys: [anyItem], names: [] };
  const made = keyOf(list, nameOf(around, parts), new Set(list.names));
  const name = draft[nameSlot] ?? (list.hasShownNames ? '' : made);
  const step = list.names ? name : list.index + 1;
  const formValues: FormValues = { ...around, names: [step] };
  return { formValues, name, step, fields: fieldsOf(formValues, parts) };
}

/**
 * The edits that add an item to a list, in every language.
 *
 * @param fields those of the item, of what it has in a file of its own, which no text needs, and of what its list has beside it
 * @param step its key or its position
 * @param index its position among items with keys
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
  const figure = typedValues(draft, others).find(({ text }) => text.trim() !== '')?.field;
  const beside = fields.filter(({ file, path }) => file === list.file && !isAtOrBelow(path, list.path));
  return [
    ...changesOf(draft, beside),
    ...(figure ? [insert({ file: figure.file, locale: '', path: figure.path.slice(0, 2) })] : []),
    ...list.locales.map((locale) => insert({ file: list.file, locale, path: [...list.path, step] })),
  ];
}
