import type { Path } from '#packages/content/tree.ts';

/** A value in all its languages. `file` is a content file without its language, as in 'home' or 'stories/parcels'. */
export type Spot = { file: string; path: Path };
/** A value in one language, which is empty for facts. */
export type Place = Spot & { locale: string };

/** As in 'stories/parcels'. */
export const isTextName = (file: string): boolean => file.includes('/');

/** Relative to `content/`, as in 'es/home.yaml'. */
export function fileOf(file: string, locale: string): string {
  if (isTextName(file)) return `${locale}/${file}.md`;
  return locale ? `${locale}/${file}.yaml` : `${file}.yaml`;
}

export const contentName = (file: string): string => file.replace(/^content\//, '');

/** The inverse of `fileOf`, also with `content/`. Undefined for a file that has no values, such as a picture. */
export function namedBy(path: string): Omit<Place, 'path'> | undefined {
  const [, locale = '', file] = /^(?:([\w-]+)\/)?([^.]+)\.(?:yaml|md)$/.exec(contentName(path)) ?? [];
  return file === undefined ? undefined : { file, locale };
}

// A list of traces is separated by spaces, but conditions contain a space: 'with contactEndpoint'.
const space = '~';

/** As in 'home:stats.2.value', and in one language 'home:stats.2.value|es'. */
export function traceOf({ file, path, locale }: Spot & { locale?: string }): string {
  const trace = `${file}:${path.join('.').replaceAll(' ', space)}`;
  return locale === undefined ? trace : `${trace}|${locale}`;
}

/** Digits are positions: no key of the content is a number. */
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

/** In the path of an item that its list does not have yet. */
export const anyItem = '+';
