/** The fields of a text with what they have now, and the items of its lists. */
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import type { FieldPlan, ListPlan, TextPart } from '#edit/texts/text-fields.ts';
import { slugOf } from '#packages/content/slug-of.ts';
import { isShared, slotOf, type Draft } from '#edit/page/saving/draft.ts';
import { figuresDepth } from '#edit/content/keys.ts';
import type { Field } from '#edit/words/fields.ts';
import type { Path } from '#packages/content/tree.ts';

/** A list whose items have the keys of the draft. */
export type ShownList = { list: ListPlan; items: { key: string; parts: ShownPart[] }[] };
export type ShownPart = { field: Field } | ShownList;

/** What is edited: a text as it is in the files, in these languages, and what is typed. */
type State = { opened: OpenedText; texts: readonly LanguageText[]; draft: Draft };

const inFigures = 'figures';

/** Returns the draft key of a value. That of an item which is not saved yet begins with a plus. */
export const keyIn = (name: string, path: Path | string): string =>
  `${name}:${typeof path === 'string' ? path : path.join('.')}`;
export const goneSlot = (name: string, path: Path) => slotOf(`gone ${keyIn(name, path)}`, '');

/** Returns a path with these keys in place of the signs for items. */
function placed(path: Path, keys: Path): Path {
  const rest = [...keys];
  return path.map((key) => (key === '+' || key === 0 ? (rest.shift() ?? key) : key));
}

/** Returns the keys of the items that a list has, or had until they were removed. */
function allKeys({ opened: { name }, texts, draft }: State, path: Path): string[] {
  const start = `${keyIn(name, path)}.`;
  const saved = texts.flatMap(({ values }) => Object.keys(values).map((each) => keyIn(name, each)));
  const all = [...saved, ...Object.keys(draft)].filter((each) => each.startsWith(start));
  return [...new Set(all.map((each) => each.slice(start.length).replace(/[.|].*/, '')))];
}

function itemKeys(state: State, { isNamed }: ListPlan, path: Path): string[] {
  const keys = allKeys(state, path).filter(
    (key) => state.draft[goneSlot(state.opened.name, [...path, key])] === undefined,
  );
  // What is left out while it is empty need not be added first.
  return keys.length > 0 || isNamed ? keys : ['0'];
}

function fieldAt({ opened, texts }: State, plan: FieldPlan, keys: Path, names: Path): Field {
  const path = placed(plan.path, keys);
  const position = path.at(-1);
  const values =
    plan.name === inFigures
      ? [
          {
            locale: '',
            language: '',
            file: `${inFigures}.yaml`,
            value: opened.numbers[path.slice(figuresDepth).join('.')] ?? '',
          },
        ]
      : texts.map(({ locale, language, file, values }) => ({
          locale,
          language,
          file,
          value: values[path.join('.')] ?? '',
        }));
  return {
    ...plan,
    key: keyIn(plan.name, path),
    path: placed(plan.path, names),
    label: typeof position === 'number' ? plan.label.replace(/\d+$/, String(position + 1)) : plan.label,
    values,
  };
}

/** Returns the name that a new item gets: made from its first text, as the address of a text is from its title. */
function nameOf({ opened, texts, draft }: State, { parts }: ListPlan, keys: Path): string {
  const first = parts.find((part) => 'field' in part && part.field.kind === 'text');
  const key = first && 'field' in first ? keyIn(opened.name, placed(first.field.path, keys)) : '';
  const [typed = ''] = texts.flatMap(({ locale }) => draft[slotOf(key, locale)] || []);
  return slugOf(typed) || String(keys.at(-1));
}

/**
 * Returns the parts of a text.
 *
 * @param keys the keys of the items around them, and `names` those that they are saved with
 */
export function shownParts(
  state: State,
  parts: readonly TextPart[] = state.opened.parts,
  keys: Path = [],
  names: Path = [],
): ShownPart[] {
  return parts.map((part): ShownPart => {
    if ('field' in part) return { field: fieldAt(state, part.field, keys, names) };
    const list = { ...part.list, path: placed(part.list.path, keys) };
    const items = itemKeys(state, list, list.path).map((key) => {
      const step = list.isNamed ? key : Number(key);
      const inner = [...keys, step];
      const name = key.startsWith('+') ? nameOf(state, list, inner) : step;
      return { key, parts: shownParts(state, list.parts, inner, [...names, name]) };
    });
    return { list, items };
  });
}

export function fieldsIn(parts: readonly ShownPart[]): Field[] {
  return parts.flatMap((part) =>
    'field' in part ? part.field : part.items.flatMap((item) => fieldsIn(item.parts)),
  );
}

/** Whether a field is one of the numbers in figures.yaml. */
export const isNumber = ({ name }: Field): boolean => name === inFigures;

/** Returns a field as it is edited in a language: what is shared comes from it. */
export function fieldIn(field: Field, locale: string): Field {
  const here = field.values.filter((value) => value.locale === locale || value.locale === '');
  const others = isShared(field) ? field.values.filter((value) => !here.includes(value)) : [];
  return { ...field, values: [...here, ...others] };
}

/** Returns what is typed for a new item of a list: nothing, in each language. */
export function newItem(state: State, { list: { isNamed, parts, path } }: ShownList): Draft {
  const numbers = allKeys(state, path).map((key) => Number(key.replace('+', '')));
  const next = Math.max(-1, ...numbers.filter(Number.isFinite)) + 1;
  const [first] = parts.flatMap((part) => ('field' in part ? [part.field.path.slice(path.length + 1)] : []));
  const at = keyIn(state.opened.name, [...path, isNamed ? `+${next}` : next, ...(first ?? [])]);
  return Object.fromEntries(state.texts.map(({ locale }) => [slotOf(at, locale), '']));
}
