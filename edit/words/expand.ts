/** Expands the panel's changes into edits of files: one for each language, and for a service's figures. */
import { articleFile, type FileText } from '../save/content-files.ts';
import { valueAt, type Edit, type Path } from '../writer/edits.ts';
import { fileOf, languagesOf, type Content } from './content.ts';
import { parseKey } from './fields.ts';
import { isOptional, kindOf, shapeAt } from './shapes.ts';

export type Change =
  /** Sets the text of a value; an empty text removes an optional value. */
  | { do: 'set'; key: string; locale: string; value: string }
  /** Adds a copy of another item, with new values at some of its paths. */
  | {
      do: 'add';
      key: string;
      from: string | number;
      at: number;
      as?: string | undefined;
      values: readonly { path: Path; locale: string; value: string }[];
    }
  | { do: 'remove'; key: string }
  | { do: 'move'; key: string; from: number; to: number }
  /** Replaces or creates the text of an article, including its front matter; without a text, removes the article. */
  | Write;
export type Write = { do: 'write'; locale: string; name: string; text?: FileText };
const isWrite = (change: Change): change is Write => change.do === 'write';

type FileEdit = [file: string, edit: Edit];

/** Converts typed text to the type in the schema. An invalid number stays a text, for the check to report. */
function valueOf(name: string, path: Path, typed: string): string | number {
  const isNumber = kindOf(shapeAt(name, path)) === 'number' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(typed);
  return isNumber ? Number(typed) : typed;
}

function setEdit(content: Content, { key, locale, value }: Change & { do: 'set' }): FileEdit {
  const { name, path } = parseKey(key);
  const file = fileOf(name, locale);
  const data = content.data(name, locale);
  const isThere = valueAt(data, path) !== undefined;
  if (isOptional(name, path)) {
    if (value.trim() === '' && isThere) return [file, { do: 'remove', path }];
    const group = path.slice(0, -1);
    const order = Object.keys(shapeAt(name, group)?.properties ?? {});
    const own = Object.keys(valueAt(data, group) ?? {});
    const before = new Set(order.slice(0, order.indexOf(String(path.at(-1)))));
    const at = own.filter((each) => before.has(each)).length;
    if (!isThere) {
      return [
        file,
        { do: 'insert', path: group, at, key: String(path.at(-1)), value: valueOf(name, path, value) },
      ];
    }
  }
  return [file, { do: 'set', path, value: valueOf(name, path, value) }];
}

/** Copies an item, with new values in it. */
function itemFrom(
  name: string,
  list: Path,
  item: unknown,
  values: (Change & { do: 'add' })['values'],
): unknown {
  return values.reduce<unknown>((copy, { path, value }) => {
    const typed = valueOf(name, [...list, 0, ...path], value);
    if (path.length === 0) return typed;
    const own = structuredClone(copy);
    const group = valueAt(own, path.slice(0, -1));
    if (typeof group === 'object' && group !== null) {
      if (typed === '') Reflect.deleteProperty(group, String(path.at(-1)));
      else Reflect.set(group, String(path.at(-1)), typed);
    }
    return own;
  }, item);
}

/** Makes the texts of a copied service quote its own figures. */
function withOwnFigures(value: unknown, from: string, as: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(`{services.${from}.`, `{services.${as}.`)) as unknown;
}

/** Returns the edits of a service's figures, which are in a separate file. */
function figuresEdit(content: Content, change: Change & { do: 'add' | 'remove' }): FileEdit[] {
  const figures = valueAt(content.data('figures', ''), ['services']) ?? {};
  if (change.do === 'remove') {
    const id = String(parseKey(change.key).path.at(-1));
    return Object.hasOwn(figures, id) ? [['figures.yaml', { do: 'remove', path: ['services', id] }]] : [];
  }
  const value: unknown = Reflect.get(figures, change.from);
  if (value === undefined || change.as === undefined) return [];
  const at = Object.keys(figures).length;
  return [['figures.yaml', { do: 'insert', path: ['services'], at, key: change.as, value }]];
}

function addEdits(content: Content, change: Change & { do: 'add' }): FileEdit[] {
  const { name, path } = parseKey(change.key);
  const isService = name === 'services' && change.as !== undefined;
  const edits = languagesOf(name).map(({ locale }): FileEdit => {
    const item = valueAt(content.data(name, locale), [...path, change.from]);
    const values = change.values.filter((each) => each.locale === locale);
    const value = itemFrom(name, path, item, values);
    const own = isService ? withOwnFigures(value, String(change.from), String(change.as)) : value;
    const named = change.as === undefined ? {} : { key: change.as };
    return [fileOf(name, locale), { do: 'insert', path, at: change.at, value: own, ...named }];
  });
  return isService ? [...edits, ...figuresEdit(content, change)] : edits;
}

function editsOf(content: Content, change: Exclude<Change, Write>): FileEdit[] {
  if (change.do === 'set') return [setEdit(content, change)];
  if (change.do === 'add') return addEdits(content, change);
  const { name, path } = parseKey(change.key);
  const inAll = (edit: Edit) => languagesOf(name).map(({ locale }): FileEdit => [fileOf(name, locale), edit]);
  if (change.do === 'move') return inAll({ do: 'move', path, from: change.from, to: change.to });
  const isService = name === 'services' && path.length === 2 && path[0] === 'blocks';
  return [...inAll({ do: 'remove', path }), ...(isService ? figuresEdit(content, change) : [])];
}

/** Expands changes into the edits of each file. */
export function expand(content: Content, changes: readonly Change[]): Map<string, Edit[]> {
  const edits = changes.flatMap((change) => (isWrite(change) ? [] : editsOf(content, change)));
  return new Map(
    [...Map.groupBy(edits, ([file]) => file)].map(([file, list]) => [file, list.map(([, edit]) => edit)]),
  );
}

/** Returns the new texts of articles, by file; undefined for those that are removed. */
export function textsIn(changes: readonly Change[]): Map<string, FileText> {
  return new Map(changes.filter(isWrite).map(({ locale, name, text }) => [articleFile(locale, name), text]));
}
