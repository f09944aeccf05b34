import { defaultLocale, locales } from '#packages/site/locales.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isTree, walk, type Node } from '#packages/content/tree.ts';
import { fillText, formatDay } from '#packages/content/words/placeholders.ts';
import type { Content } from '../content/content.ts';
import { kindOf } from '../content/kinds.ts';
import type { Place } from '../content/place.ts';
import { optionsOf } from './options.ts';

function leafInWords(content: Content, locale: string, { path, shape, value }: Node): string {
  const text = String(value).trim();
  const kind = kindOf(shape);
  if (kind === 'date') return formatDay(text, 'en');
  if (kind === 'switch') return value === true ? 'Yes' : 'No';
  // A paragraph of a text has no shape.
  if (kind === 'text' || shape === undefined) {
    const { code } = locales.find((each) => each.code === locale) ?? defaultLocale;
    return fillText(text, content.source.language(code).context.quoted, () => {}, path);
  }
  return optionsOf(content, shape)?.find((each) => each.value === text)?.label ?? text;
}

/** As on the site and in forms. */
export function inWords(content: Content, place: Place, value: unknown): string {
  const node = { path: place.path, shape: shapeAt(place.file, place.path), value };
  return [...walk(node)]
    .filter((each) => each.value !== undefined && !isTree(each.value))
    .map((leaf) => leafInWords(content, place.locale, leaf))
    .join(' · ');
}
