/** Where values stand in the content, and the one way to write that: the traces in a page. */
import type { Path } from '#packages/content/tree.ts';

/** A value in all its languages. `file` is a content file without its language, as in 'home' or 'stories/parcels'. */
export type Spot = { file: string; path: Path };
/** A value in one language, which is empty for facts. */
export type Place = Spot & { locale: string };

/** Whether a file is a text of a collection, as in 'stories/parcels'. */
export const isTextName = (file: string): boolean => file.includes('/');

/** The path of a file in a language, relative to `content/`, as in 'es/home.yaml'. */
export function fileOf(file: string, locale: string): string {
  if (isTextName(file)) return `${locale}/${file}.md`;
  return locale ? `${locale}/${file}.yaml` : `${file}.yaml`;
}

/** A file of the content without that folder. */
export const contentName = (file: string): string => file.replace(/^content\//, '');

/** The inverse: what a path names, from `content/` or with it. Undefined for a file that has no values, such as a picture. */
export function namedBy(path: string): Omit<Place, 'path'> | undefined {
  const [, locale = '', file] = /^(?:([\w-]+)\/)?([^.]+)\.(?:yaml|md)$/.exec(contentName(path)) ?? [];
  return file === undefined ? undefined : { file, locale };
}

// A list of traces is separated by spaces, but conditions contain a space: 'with contactEndpoint'.
const space = '~';

/** Writes a place: 'home:stats.2.value', and in one language 'home:stats.2.value|es'. */
export function traceOf({ file, path, locale }: Spot & { locale?: string }): string {
  const trace = `${file}:${path.join('.').replaceAll(' ', space)}`;
  return locale === undefined ? trace : `${trace}|${locale}`;
}

/** The keys and positions in a dotted path: no key of the content is a number. */
export const pathOf = (dotted: string): Path =>
  dotted === '' ? [] : dotted.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

export function placeOf(trace: string): Place {
  const [, file = '', path = '', locale = ''] = /^([^:]*):([^|]*)(?:\|(.*))?$/.exec(trace) ?? [];
  return { file, locale, path: pathOf(path.replaceAll(space, ' ')) };
}

export const spotOf = ({ file, path }: Spot): Spot => ({ file, path });

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  traceOf(spotOf(one)) === traceOf(spotOf(other));

export const isAtOrBelow = (path: Path, other: Path): boolean =>
  other.every((key, index) => path[index] === key);

/** Stands for the key or the position of an item that a list does not have yet. */
export const anyItem = '+';
