/** The parts of a form with what they have now, and the items of its lists. */
import { anyItem, keyOf } from '#edit/content/keys.ts';
import { slotOf, type Draft } from '#edit/page/saving/draft.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { FieldPlan, FormPart, ListPlan } from '#edit/words/form-parts.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import type { Path } from '#packages/content/tree.ts';

type ShownField = Field & Pick<FieldPlan, 'group'>;
/** A list whose items have the keys of the draft. */
type ShownList = { list: ListPlan; items: { key: string; parts: ShownPart[] }[] };
export type ShownPart = { field: ShownField } | ShownList;

/** What a form is filled with: what files have, and what is typed. */
export type Filling = {
  /** The name of the file, as in 'services' or 'stories/parcels'. */
  name: string;
  locales: readonly string[];
  /** The dotted paths that have a value in a file, in any language. */
  saved: readonly string[];
  draft: Draft;
  /** Returns what files have of a field, whose path has the keys of the draft. */
  valuesAt: (plan: FieldPlan, path: Path) => FieldValue[];
};

// What goneSlot returns begins with it.
const gone = 'gone ';

/** Returns the slot which says that an item is removed. The key of one that is not saved yet begins with a plus. */
export const goneSlot = (name: string, path: Path) => slotOf(gone + keyOf(name, path), '');
export const isGoneSlot = (slot: string) => slot.startsWith(gone);

/** Returns a path with these keys in place of the signs for items. */
function placed(path: Path, keys: Path): Path {
  const rest = [...keys];
  return path.map((key) => (key === anyItem ? (rest.shift() ?? key) : key));
}

/** Returns the keys of the items that a list has, or had until they were removed. */
function allKeys({ name, saved, draft }: Filling, { path, start }: ListPlan): string[] {
  const above = `${keyOf(name, path)}.`;
  const all = [...saved.map((each) => keyOf(name, [each])), ...Object.keys(draft)];
  const inList = all.filter((each) => each.startsWith(above));
  const keys = inList.map((each) => each.slice(above.length).replace(/[.|].*/, ''));
  return [...new Set([...Array(start).keys().map(String), ...keys])];
}

function fieldAt({ valuesAt }: Filling, plan: FieldPlan, keys: Path, names: Path): ShownField {
  const [inDraft, path] = [placed(plan.path, keys), placed(plan.path, names)];
  const position = path.at(-1);
  return {
    ...plan,
    key: keyOf(plan.name, inDraft),
    path,
    label: typeof position === 'number' ? plan.label.replace(/\d+$/, String(position + 1)) : plan.label,
    values: valuesAt(plan, inDraft),
    ...(plan.group && { group: placed(plan.group, names) }),
  };
}

/** Returns the name that an item gets: made from its first text, as the address of a text is from its title. */
export function nameOf({ name, locales, draft }: Filling, parts: readonly FormPart[], keys: Path): string {
  const first = parts.find((part) => 'field' in part && part.field.kind === 'text');
  if (!first || !('field' in first)) return '';
  const key = keyOf(name, placed(first.field.path, keys));
  const [typed = ''] = locales.flatMap((locale) => draft[slotOf(key, locale)] || []);
  return slugOf(typed);
}

/**
 * Returns the parts of a form.
 *
 * @param keys the keys of the items around them, and `names` those that they are saved with
 */
export function shownParts(
  filling: Filling,
  parts: readonly FormPart[],
  keys: Path = [],
  names: Path = [],
): ShownPart[] {
  return parts.map((part): ShownPart => {
    if ('field' in part) return { field: fieldAt(filling, part.field, keys, names) };
    const list = { ...part.list, path: placed(part.list.path, keys) };
    const isThere = (key: string) => filling.draft[goneSlot(filling.name, [...list.path, key])] === undefined;
    const items = allKeys(filling, list)
      .filter(isThere)
      .map((key, index) => {
        const inner = [...keys, list.isNamed ? key : Number(key)];
        const named = key.startsWith(anyItem) ? nameOf(filling, list.parts, inner) || key : key;
        const name = list.isNamed ? named : index;
        return { key, parts: shownParts(filling, list.parts, inner, [...names, name]) };
      });
    return { list, items };
  });
}

export function fieldsIn(parts: readonly ShownPart[]): ShownField[] {
  return parts.flatMap((part) =>
    'field' in part ? part.field : part.items.flatMap((item) => fieldsIn(item.parts)),
  );
}

/** Returns what is typed for a new item of a list: nothing, in each language. */
export function newItem(filling: Filling, { list }: ShownList): Draft {
  const { isNamed, parts, path } = list;
  const numbers = allKeys(filling, list).map((key) => Number(key.replace(anyItem, '')));
  const next = Math.max(-1, ...numbers.filter(Number.isFinite)) + 1;
  const [first] = parts.flatMap((part) => ('field' in part ? [part.field.path.slice(path.length + 1)] : []));
  const at = keyOf(filling.name, [...path, isNamed ? `${anyItem}${next}` : next, ...(first ?? [])]);
  return Object.fromEntries(filling.locales.map((locale) => [slotOf(at, locale), '']));
}
