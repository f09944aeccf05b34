/** Expands the panel's changes into edits of files: one for each language, and for a service's figures. */
import { textWith } from '../texts/write-text.ts';
import { fileOfText, type FileText, movedFile } from '../content/content-files.ts';
import { fileOf, firstLocaleOf, languagesOf, type Content } from '../content/content.ts';
import { parseKey } from '../content/keys.ts';
import { isOptional, positionIn, shortPathIn } from '../content/kinds.ts';
import { valueAt, type Path } from '#packages/content/tree.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import type { Change } from './change.ts';
import { figureEdits, figuresFile } from './figure-edits.ts';
import { movedEdits } from './moved.ts';
import { newFiles } from './new-file.ts';
import { renameEdits } from './rename-text.ts';
import { officeEdits } from './office-edits.ts';
import { removedWith, serviceFigures, type FileEdit } from './removals.ts';
import { treeOf, valueOf } from './typed-values.ts';

type Whole = Change & { do: 'write' | 'mend' };
const isWhole = (change: Change): change is Whole => change.do === 'write' || change.do === 'mend';

/** Returns the edit that adds a key or an item, with the groups and lists around it that are not there yet. */
function insertion(
  content: Content,
  { name, locale }: { name: string; locale: string },
  edit: Edit & { do: 'insert' },
): FileEdit {
  const data = content.data(name, locale);
  const { path, key, value } = edit;
  if (path.length === 0 || valueAt(data, path) !== undefined) return [fileOf(name, locale), edit];
  const [group, last] = [path.slice(0, -1), String(path.at(-1))];
  const at = positionIn(name, group, last, Object.keys(valueAt(data, group) ?? {}));
  const begun = key === undefined ? [value] : { [key]: value };
  return insertion(content, { name, locale }, { do: 'insert', path: group, at, key: last, value: begun });
}

/** Returns the edit that adds a key to a value that is written in its short form; undefined if it is not. */
function lengthening(data: unknown, name: string, path: Path, value: string): Edit | undefined {
  const group = path.slice(0, -1);
  const short = shortPathIn(name, group);
  const present = valueAt(data, group);
  if (!short || typeof present !== 'string') return undefined;
  const long = { [String(short.at(-1))]: present, [String(path.at(-1))]: value };
  return { do: 'set', path: group, value: value.trim() === '' ? present : long };
}

function setEdit(content: Content, { key, locale, value }: Change & { do: 'set' }): FileEdit {
  const { name, path } = parseKey(key);
  const file = fileOf(name, locale);
  const data = content.data(name, locale);
  const longer = lengthening(data, name, path, value);
  if (longer) return [file, longer];
  const isThere = valueAt(data, path) !== undefined;
  if (isOptional(name, path)) {
    if (value.trim() === '' && isThere) return [file, { do: 'remove', path }];
    const group = path.slice(0, -1);
    if (!isThere) {
      const key = String(path.at(-1));
      const at = positionIn(name, group, key, Object.keys(valueAt(data, group) ?? {}));
      const typed = valueOf(name, path, value);
      return insertion(content, { name, locale }, { do: 'insert', path: group, at, key, value: typed });
    }
  }
  return [file, { do: 'set', path, value: valueOf(name, path, value) }];
}

function addEdits(content: Content, { key, at, as, values }: Change & { do: 'add' }): FileEdit[] {
  const { name, path } = parseKey(key);
  const item = [...path, as ?? 0];
  return languagesOf(name).map(({ locale }): FileEdit => {
    const data = content.data(name, locale);
    if (as !== undefined && valueAt(data, [...path, as]) !== undefined)
      throw new Refused(`“${as}” is taken: another item of this list has this address. Choose another one.`);
    const inLanguage = values.filter((each) => each.locale === locale);
    const named = as === undefined ? {} : { key: as };
    const value = treeOf(name, item, inLanguage);
    return insertion(content, { name, locale }, { do: 'insert', path, at, value, ...named });
  });
}

function editsOf(content: Content, change: Exclude<Change, Whole>): FileEdit[] {
  if (change.do === 'set') return [setEdit(content, change)];
  if (change.do === 'moveAddress')
    return movedEdits(content, change).map((edit): FileEdit => [movedFile, edit]);
  if (change.do === 'rename') return renameEdits(content, change);
  if (change.do === 'add') return addEdits(content, change);
  if (change.do === 'offices') return officeEdits(content, change.offices);
  if (change.do === 'figures')
    return figureEdits(content, change.name, change.values).map((edit) => [figuresFile, edit]);
  const { name, path } = parseKey(change.key);
  const inAll = (edit: Edit) => languagesOf(name).map(({ locale }): FileEdit => [fileOf(name, locale), edit]);
  if (change.do === 'move') return inAll({ do: 'move', path, from: change.from, to: change.to });
  const isService = name === 'services' && path.length === 2 && path[0] === 'blocks';
  const list = path.slice(0, -1);
  const rest = Object.keys(valueAt(content.data(name, firstLocaleOf(name)), list) ?? {});
  // Without its last item, an optional list is left out.
  if (rest.length === 1 && isOptional(name, list)) return inAll({ do: 'remove', path: list });
  return [...inAll({ do: 'remove', path }), ...(isService ? serviceFigures(content, path[1]) : [])];
}

function wholeTexts(content: Content, changes: readonly Change[]): Map<string, FileText> {
  return new Map(
    changes.filter(isWhole).map((each): [string, FileText] => {
      if (each.do === 'mend') return [each.file, each.text];
      const file = fileOfText(each.locale, each.name);
      return [file, each.text && textWith(each.name, content.text(file), each.text)];
    }),
  );
}

/** Expands changes into the edits of each file. */
export function expand(content: Content, changes: readonly Change[]): Map<string, Edit[]> {
  const begun = new Map(newFiles(content, changes));
  const edits = [
    ...changes.flatMap((change) => (isWhole(change) ? [] : editsOf(content, change))),
    ...removedWith(content, changes, wholeTexts(content, changes)),
  ].filter(([file]) => !begun.has(file));
  return new Map(
    [...Map.groupBy(edits, ([file]) => file)].map(([file, list]) => [file, list.map(([, edit]) => edit)]),
  );
}

/** Returns the new texts of whole files, also of those that the changes begin; undefined for texts that are removed. */
export function textsIn(content: Content, changes: readonly Change[]): Map<string, FileText> {
  return new Map([...wholeTexts(content, changes), ...newFiles(content, changes)]);
}
