/** The parts of a form with what they have now, and the items of its lists. */
import { anyItem, isAtOrBelow, placeOf } from '#edit/content/place.ts';
import { slotOf, type Draft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import type { FormPart, ListPlan } from '#edit/words/form-parts.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import type { Path } from '#packages/content/tree.ts';

/** A list whose items have the keys of the draft. */
type ShownList = { list: ListPlan; items: { key: string; parts: ShownPart[] }[] };
export type ShownPart = { field: Field } | ShownList;

/** What a form is filled with: what files have, and what is typed. */
export type Filling = {
  /** As in 'services' or 'stories/parcels'. */
  file: string;
  locales: readonly string[];
  /** What files have. */
  saved: Draft;
  draft: Draft;
};

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
function allKeys({ file, saved, draft }: Filling, { path, start }: ListPlan): string[] {
  const inList = [...Object.keys(saved), ...Object.keys(draft)]
    .map(placeOf)
    .filter((each) => each.file === file && each.path.at(-1) !== gone)
    .filter((each) => each.path.length > path.length && isAtOrBelow(each.path, path));
  const keys = inList.map((each) => String(each.path[path.length]));
  return [...new Set([...Array(start).keys().map(String), ...keys])];
}

function fieldAt({ locales, saved }: Filling, plan: Field, keys: Path, names: Path): Field {
  const [draftPath, path] = [placed(plan.path, keys), placed(plan.path, names)];
  const position = path.at(-1);
  return {
    ...plan,
    draftPath,
    path,
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
export function nameOf({ file, locales, draft }: Filling, parts: readonly FormPart[], keys: Path): string {
  const first = parts.find((part) => 'field' in part && part.field.kind === 'text');
  if (!first || !('field' in first)) return '';
  const path = placed(first.field.path, keys);
  const [typed = ''] = locales.flatMap((locale) => draft[slotOf({ file, path }, locale)] || []);
  return slugOf(typed);
}

/**
 * The parts of a form.
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
    const isThere = (key: string) => filling.draft[goneSlot(filling.file, [...list.path, key])] === undefined;
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

export function fieldsIn(parts: readonly ShownPart[]): Field[] {
  return parts.flatMap((part) =>
    'field' in part ? part.field : part.items.flatMap((item) => fieldsIn(item.parts)),
  );
}

/** What is typed for a new item of a list: nothing, in each language. */
export function newItem(filling: Filling, { list }: ShownList): Draft {
  const { isNamed, parts, path } = list;
  const numbers = allKeys(filling, list).map((key) => Number(key.replace(anyItem, '')));
  const next = Math.max(-1, ...numbers.filter(Number.isFinite)) + 1;
  const [first] = parts.flatMap((part) => ('field' in part ? [part.field.path.slice(path.length + 1)] : []));
  const { file, locales } = filling;
  const at = { file, path: [...path, isNamed ? `${anyItem}${next}` : next, ...(first ?? [])] };
  return Object.fromEntries(locales.map((locale) => [slotOf(at, locale), '']));
}
