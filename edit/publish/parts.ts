/** Divides changes into parts that each make sense alone: an office with its words, an article with its links. */
import path from 'node:path';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isGroup, type Path } from '#packages/content/tree.ts';
import { isTextFile, languagesFile } from '../content/content-files.ts';
import { isList } from '../content/kinds.ts';
import { namedBy, traceOf } from '../content/place.ts';
import type { ChangedValue } from '../words/differences.ts';

/** `file` is as in 'content/en/home.yaml'. */
export type Change = ChangedValue & { file: string };
export type Part = readonly Change[];

export const listFile = `content/${languagesFile}`;

const comesOrGoes = ({ before, after }: Change) => (before === undefined) !== (after === undefined);

/** The language that the change adds to the list of languages, or removes. */
export const languageOf = (change: Change) =>
  change.file === listFile && change.path.length === 1 && comesOrGoes(change)
    ? String(change.path[0])
    : undefined;

/** The name of what is added or removed: an office, a person, a service, an article, a picture. */
function nameOf(change: Change): string | undefined {
  const { file, path: keys, before, after } = change;
  if (!comesOrGoes(change) || languageOf(change) !== undefined) return undefined;
  if (keys.length === 0)
    return isTextFile(file) ? path.posix.basename(file, '.md') : path.posix.basename(file);
  const last = keys.at(-1);
  const isOfList = isList(shapeAt(namedBy(file)?.file ?? '', keys.slice(0, -1)));
  return typeof last === 'string' && isOfList && isGroup(before ?? after) ? last : undefined;
}

/** For a file that has moved, `before` and `after` are its paths. */
export const isMove = ({ path: keys, before, after }: Change) =>
  keys.length === 0 && typeof before === 'string' && typeof after === 'string';

const namesOfMove = (change: Change) =>
  isMove(change) && isTextFile(change.file)
    ? [change.before, change.after].map((each) => path.posix.basename(String(each), '.md'))
    : [];

/** As a reference, the end of an address, or the whole of a choice. */
const leadsTo = (keys: Path, value: unknown, name: string) =>
  value !== undefined &&
  new RegExp(String.raw`[{./"#-]${RegExp.escape(name)}[}./"#)?]`).test(JSON.stringify([keys, value]));

export const isOfLanguage = ({ file, path: keys }: Change, code: string) =>
  file.startsWith(`content/${code}/`) ||
  keys.some((key) => key === code || String(key).startsWith(`/${code}/`));

/** The languages and names to which a change belongs; without any, its place in all languages. */
function subjectsOf(change: Change, languages: readonly string[], names: readonly string[]): string[] {
  const own = languages.filter((code) => isOfLanguage(change, code) || languageOf(change) === code);
  if (own.length > 0) return own.map((code) => `language ${code}`);
  const { file, path: keys, before, after } = change;
  const found = names.filter(
    (name) =>
      nameOf(change) === name ||
      keys.includes(name) ||
      leadsTo(keys, before, name) !== leadsTo(keys, after, name),
  );
  if (found.length > 0) return found;
  const named = namedBy(file);
  return [traceOf({ file: named?.file ?? file, path: keys })];
}

export function partsOf(changes: readonly Change[]): Part[] {
  const languages = [...new Set(changes.flatMap((each) => languageOf(each) ?? []))];
  const names = [...new Set(changes.flatMap((each) => nameOf(each) ?? namesOfMove(each)))];
  let parts: { subjects: string[]; changes: Change[] }[] = [];
  for (const change of changes) {
    // A renamed item belongs to both of its names.
    const subjects = [...subjectsOf(change, languages, names), ...(change.was ?? []).slice(-1).map(String)];
    const same = parts.filter((part) => part.subjects.some((each) => subjects.includes(each)));
    const joined = {
      subjects: [...subjects, ...same.flatMap((part) => part.subjects)],
      changes: [...same.flatMap((part) => part.changes), change],
    };
    parts = [...parts.filter((part) => !same.includes(part)), joined];
  }
  return parts.map((part) => part.changes);
}

export const languageTakenOut = (part: Part): string | undefined =>
  part.flatMap((each) => (each.after === undefined ? (languageOf(each) ?? []) : []))[0];

const idOf = ({ file, path: keys }: Change) => JSON.stringify([file, keys]);

export function isIn(parts: readonly Part[]): (change: Change) => boolean {
  const names = new Set(parts.flat().map(idOf));
  return (change) => names.has(idOf(change));
}

/** The parts that have to go so that the others are right together: as few as possible, preferably the last ones. */
export async function inTheWay(
  parts: readonly Part[],
  isRightWithout: (gone: readonly Part[]) => Promise<boolean>,
): Promise<Part[]> {
  let gone = [...parts];
  const keep = async (some: readonly Part[]): Promise<void> => {
    if (some.length === 0) return;
    const left = gone.filter((part) => !some.includes(part));
    if (await isRightWithout(left)) gone = left;
    else if (some.length > 1) {
      const half = some.length >> 1;
      await keep(some.slice(0, half));
      await keep(some.slice(half));
    }
  };
  await keep(parts);
  return gone;
}
