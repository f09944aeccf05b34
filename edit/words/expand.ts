/** Expands the panel's changes into edits of files: one for each language, and for a service's figures. */
import {
  figureEdits,
  figureRemoval,
  figuresFile,
  storySlug,
  type StoryFigures,
} from '../articles/story-figures.ts';
import { articleFile, type FileText } from '../save/content-files.ts';
import { Refused, valueAt, type Edit, type Path } from '../writer/edits.ts';
import { fileOf, languagesOf, type Content } from './content.ts';
import { parseKey } from './fields.ts';
import { isOptional, kindOf, positionIn, shapeAt, shortPathIn } from './shapes.ts';

export type Change =
  /** Sets the text of a value; an empty text removes an optional value. */
  | { do: 'set'; key: string; locale: string; value: string }
  /** Adds an item with these values, at paths relative to it; an empty text leaves out an optional value. */
  | {
      do: 'add';
      key: string;
      at: number;
      as?: string | undefined;
      values: readonly { path: Path; locale: string; value: string }[];
    }
  | { do: 'remove'; key: string }
  | { do: 'move'; key: string; from: number; to: number }
  /** Replaces or creates the text of an article, including its front matter; without a text, removes the article. */
  | Write
  /** Sets the numbers of a client story's figures. */
  | { do: 'figures'; name: string; values: StoryFigures }
  /** Replaces the text of any content file, to correct a mistake in it. */
  | { do: 'mend'; file: string; text: string };
export type Write = { do: 'write'; locale: string; name: string; text?: FileText };
type Whole = Change & { do: 'write' | 'mend' };
const isWhole = (change: Change): change is Whole => change.do === 'write' || change.do === 'mend';

type FileEdit = [file: string, edit: Edit];

/** Converts typed text to the type in the schema. An invalid number stays a text, for the check to report. */
function valueOf(name: string, path: Path, typed: string): string | number {
  const isNumber = kindOf(shapeAt(name, path)) === 'number' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(typed);
  return isNumber ? Number(typed) : typed;
}

function setEdits(content: Content, { key, locale, value }: Change & { do: 'set' }): FileEdit[] {
  const { name, path } = parseKey(key);
  const file = fileOf(name, locale);
  const own = path.slice(0, -1);
  const present = valueAt(content.data(name, locale), own);
  const short = shortPathIn(name, own);
  if (!short || typeof present !== 'string') return [[file, setEdit(content, name, path, locale, value)]];
  if (value.trim() === '') return [];
  const long = { [String(short.at(-1))]: present, [String(path.at(-1))]: value };
  return [[file, { do: 'set', path: own, value: long }]];
}

function setEdit(content: Content, name: string, path: Path, locale: string, value: string): Edit {
  const data = content.data(name, locale);
  const isThere = valueAt(data, path) !== undefined;
  if (isOptional(name, path)) {
    if (value.trim() === '' && isThere) return { do: 'remove', path };
    const group = path.slice(0, -1);
    if (!isThere) {
      const key = String(path.at(-1));
      const at = positionIn(name, group, key, Object.keys(valueAt(data, group) ?? {}));
      return { do: 'insert', path: group, at, key, value: valueOf(name, path, value) };
    }
  }
  return { do: 'set', path, value: valueOf(name, path, value) };
}

/** Puts a value into a tree, and creates the groups and lists around it. */
function withValue(tree: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const own = tree ?? (typeof key === 'number' ? [] : {});
  const inner = withValue(Reflect.get(own, key), rest, value);
  return Array.isArray(own)
    ? Object.assign([...(own as unknown[])], { [key]: inner })
    : { ...own, [key]: inner };
}

/** Returns the keys of the groups in a value in the order of their schema, which the build asks for. */
function inOrder(name: string, path: Path, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => inOrder(name, [...path, index], item));
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.keys(shapeAt(name, path)?.properties ?? {});
  const keys = Object.keys(value).toSorted((one, other) => known.indexOf(one) - known.indexOf(other));
  return Object.fromEntries(keys.map((key) => [key, inOrder(name, [...path, key], Reflect.get(value, key))]));
}

function addEdits(content: Content, { key, at, as, values }: Change & { do: 'add' }): FileEdit[] {
  const { name, path } = parseKey(key);
  const item = [...path, as ?? 0];
  return languagesOf(name).map(({ locale }): FileEdit => {
    const data = content.data(name, locale);
    if (as !== undefined && valueAt(data, [...path, as]) !== undefined)
      throw new Refused(`“${as}” is taken: another item of this list has this address. Choose another one.`);
    const given = values.filter(
      (each) =>
        each.locale === locale && !(each.value.trim() === '' && isOptional(name, [...item, ...each.path])),
    );
    const tree = given.reduce<unknown>(
      (all, each) => withValue(all, each.path, valueOf(name, [...item, ...each.path], each.value)),
      undefined,
    );
    const named = as === undefined ? {} : { key: as };
    return [fileOf(name, locale), { do: 'insert', path, at, value: inOrder(name, item, tree), ...named }];
  });
}

/** Returns the edit that removes the figures of a removed service, which are in a separate file. */
function figuresEdit(content: Content, id: string | number | undefined): FileEdit[] {
  const figures = valueAt(content.data('figures', ''), ['services']) ?? {};
  return id !== undefined && Object.hasOwn(figures, id)
    ? [['figures.yaml', { do: 'remove', path: ['services', id] }]]
    : [];
}

function editsOf(content: Content, change: Exclude<Change, Whole>): FileEdit[] {
  if (change.do === 'set') return setEdits(content, change);
  if (change.do === 'add') return addEdits(content, change);
  if (change.do === 'figures')
    return figureEdits(content, storySlug(change.name) ?? '', change.values).map((edit) => [
      figuresFile,
      edit,
    ]);
  const { name, path } = parseKey(change.key);
  const inAll = (edit: Edit) => languagesOf(name).map(({ locale }): FileEdit => [fileOf(name, locale), edit]);
  if (change.do === 'move') return inAll({ do: 'move', path, from: change.from, to: change.to });
  const isService = name === 'services' && path.length === 2 && path[0] === 'blocks';
  return [...inAll({ do: 'remove', path }), ...(isService ? figuresEdit(content, path[1]) : [])];
}

/** Returns the edits that remove the figures of client stories which no language has after the changes. */
function removedFigures(content: Content, changes: readonly Change[]): FileEdit[] {
  const texts = textsIn(changes);
  const names = changes.flatMap((change) =>
    change.do === 'write' && change.text === undefined ? change.name : [],
  );
  return [...new Set(names)].flatMap((name) => {
    const files = languagesOf('home').map(({ locale }) => articleFile(locale, name));
    const isLeft = files.some((file) => (texts.has(file) ? texts.get(file) : content.hash(file)));
    const slug = storySlug(name);
    if (isLeft || slug === undefined) return [];
    return figureRemoval(content, slug).map((edit): FileEdit => [figuresFile, edit]);
  });
}

/** Expands changes into the edits of each file. */
export function expand(content: Content, changes: readonly Change[]): Map<string, Edit[]> {
  const edits = [
    ...changes.flatMap((change) => (isWhole(change) ? [] : editsOf(content, change))),
    ...removedFigures(content, changes),
  ];
  return new Map(
    [...Map.groupBy(edits, ([file]) => file)].map(([file, list]) => [file, list.map(([, edit]) => edit)]),
  );
}

/** Returns the new texts of whole files; undefined for articles that are removed. */
export function textsIn(changes: readonly Change[]): Map<string, FileText> {
  const whole = changes.filter(isWhole);
  return new Map(
    whole.map((each) => [each.do === 'mend' ? each.file : articleFile(each.locale, each.name), each.text]),
  );
}
