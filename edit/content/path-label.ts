import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isCondition, valueAt, type Path } from '#packages/content/tree.ts';
import type { Source } from '#packages/content/source.ts';
import { knowsZone } from '#packages/time/utc-offset.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { capitalized, languageName, isText, pageLabel, textNamed, wordsOf } from './labels.ts';
import { firstLocaleOf } from './content.ts';
import { listOf } from './other-file.ts';
import { contentName, fileOf, namedBy, pathOf, traceOf, type Place } from './place.ts';
import { zoneName } from './zones.ts';

// Their keys are names of cities and of people, also of those that are gone.
const ofNames = new Set(['offices', 'people']);

/** The key of an item's name, by file and list. */
const named: Readonly<Record<string, string>> = {
  'ui:offices': 'name',
  'services:blocks': 'title',
  'people:people': 'name',
  'quotes:quotes': 'name',
};

/** The title of a story, or the label of one of its figures. */
function storyName({ language }: Source, [, slug, figure]: Path): string | undefined {
  const [story] = localeCodes.flatMap((code) => language(code).texts.stories[String(slug)]?.data ?? []);
  return figure === undefined ? story?.title : story?.figures[String(figure)]?.label;
}

function writtenName(source: Source, file: string, path: Path): string | undefined {
  if (file === 'figures' && path[0] === 'stories' && path.length <= 3) return storyName(source, path);
  const list = listOf({ file, path: path.slice(0, -1) });
  const name = named[traceOf(list)];
  if (name === undefined) return undefined;
  const { data } = source.yaml(`content/${fileOf(list.file, firstLocaleOf(list.file))}`);
  const words = valueAt(data, [...list.path, ...path.slice(-1), name]);
  return typeof words === 'string' ? words : undefined;
}

function keyLabel(name: string, path: Path, source?: Source): string {
  const key = String(path.at(-1));
  const written = source && writtenName(source, name, path);
  if (written !== undefined) return written;
  if (isCondition(key)) {
    const [which, setting = ''] = key.split(' ');
    return `if “${shapeAt('site', [setting])?.label ?? setting}” is ${which === 'with' ? 'set' : 'left out'}`;
  }
  // An old address stays as it is.
  const words = shapeAt(name, path)?.label ?? (key.startsWith('/') ? key : wordsOf(key));
  const isName = ofNames.has(String(path.at(-2)));
  return isName ? words.replaceAll(/\b\w/g, (letter) => letter.toUpperCase()) : words;
}

/** Adds the position of a list item: 'Statistic 3', or for a range of two figures 'Hours, from'. */
function withPosition(name: string, list: Path, position: number, label: string): string {
  const shape = shapeAt(name, list);
  if (shape?.prefixItems) return `${label}, ${position === 0 ? 'from' : 'to'}`;
  return `${shape?.item === undefined ? label : capitalized(shape.item)} ${position + 1}`.trim();
}

/**
 * As in 'Statistic 3 › Label'. A label of the schema wins over the words of a key; an empty one leaves out its part. `from`
 * leaves out the parts before it; with a source, items have their names.
 */
export function pathLabel(name: string, path: Path, from = 0, source?: Source): string {
  const parts: string[] = [];
  for (const [index, key] of path.entries()) {
    if (index < from) continue;
    const place = path.slice(0, index + 1);
    if (typeof key === 'string') parts.push(keyLabel(name, place, source));
    else parts.push(withPosition(name, place.slice(0, -1), key, parts.pop() ?? ''));
  }
  return parts.filter(Boolean).join(' › ');
}

/** As in 'service'; or else the words of the list's key. */
export function itemLabel(name: string, list: Path): string {
  const label = pathLabel(name, list, list.length - 1) || pageLabel(name);
  return shapeAt(name, list)?.item ?? label.toLowerCase();
}

/** In the first language with a title; undefined for what is no text. */
export function titleOf({ language }: Source, name: string): string | undefined {
  if (!isText(name)) return undefined;
  const { collection, slug } = textNamed(name);
  const titles = localeCodes.map((code) => language(code).texts[collection][slug]?.data?.title);
  return titles.find((title) => title !== undefined);
}

/** The language is empty for facts. */
export const labelsOf = ({ file, locale, path }: Place, source?: Source) => ({
  page: pageLabel(file, source && titleOf(source, file)),
  label: pathLabel(file, path, 0, source),
  language: languageName(locale),
});

/**
 * As in 'Home › Statistic 3 › Label, Español'.
 *
 * @param file as in 'es/home.yaml' or 'content/es/home.yaml'
 * @param key dotted, as in 'stats.2.label'; empty for the whole file
 */
export function whereOf(file: string, key: string, source?: Source): string {
  const named = namedBy(file) ?? { file: contentName(file), locale: '' };
  const { page, label, language } = labelsOf({ ...named, path: pathOf(key) }, source);
  const place = [page, label].filter(Boolean).join(' › ');
  return language ? `${place}, ${language}` : place;
}

const fileName = /(?:content\/)?[\w-]+(?:\/[\w-]+)*\.(?:yaml|md)\b/g;

const zone = /\b[A-Z]\w+(?:\/[A-Z][\w-]+){1,2}/g;

/** Replaces files and time zones in a message of the build by their names for owners. */
export const withNames = (words: string, source?: Source): string =>
  words
    .replaceAll(fileName, (file) => whereOf(file, '', source))
    .replaceAll(zone, (name) => (knowsZone(name) ? zoneName(name) : name));
