/** Texts that two items of a list have in common: one of them was probably to be written anew. */
import { collectionNames, type CollectionName } from '#packages/site/collections.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isTree, valueAt, type Path } from '#packages/content/tree.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { fileOfText, textNames, readableContent } from '../content/content-files.ts';
import { currentContent, languagesOf, names, type Content } from '../content/content.ts';
import { fileOf } from '../content/place.ts';
import { textLabel, languageName, textNamed, wordsOf } from '../content/labels.ts';
import { pathLabel, whereOf } from '../content/path-label.ts';

// Fewer words, such as a role, may well be the same twice.
const least = 4;

type Item = { label: string; value: unknown };

function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string')
    return value.trim().split(/\s+/).length < least ? [] : [{ path, text: value.trim() }];
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Says which texts are the same at the same place of several items. */
function sameIn(items: readonly Item[], where: string, placeOf: (path: Path) => string): string[] {
  const texts = items.flatMap(({ label, value }) => textsIn(value).map((each) => ({ ...each, label })));
  const groups = Map.groupBy(texts, ({ path, text }) => `${path.join('.')}\n${text}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return [];
    const all = new Intl.ListFormat('en').format([first, ...others].map(({ label }) => `“${label}”`));
    return [`${where}: ${all} have the same ${placeOf(first.path)}: ${first.text}`];
  });
}

/** Returns the texts that items have in common in the lists of a file at or below a path. */
function inFile(content: Content, name: string, locale: string, path: Path = []): string[] {
  const value = valueAt(content.data(name, locale), path);
  if (!isTree(value)) return [];
  const shape = shapeAt(name, path);
  const keys = Object.keys(value).map((key) => (Array.isArray(value) ? Number(key) : key));
  const items = keys.map((key) => ({
    label: pathLabel(name, [...path, key], path.length),
    value: valueAt(value, [key]),
  }));
  const [first = ''] = keys;
  const isList = shape?.items !== undefined || typeof shape?.additionalProperties === 'object';
  // Lines of one text are no items.
  const isOfGroups = items.some((item) => isTree(item.value));
  return [
    ...(isList && isOfGroups
      ? sameIn(items, whereOf(fileOf(name, locale), ''), (inner) =>
          pathLabel(name, [...path, first, ...inner], path.length + 1),
        )
      : []),
    ...keys.flatMap((key) => inFile(content, name, locale, [...path, key])),
  ];
}

/** Returns what the front matter of a collection's texts has in common in a language. */
function inCollection(root: string, locale: LocaleCode, collection: CollectionName): string[] {
  const items = textNames(root, locale).filter((name) => textNamed(name).collection === collection);
  const texts = items.map((name) => ({
    label: textLabel(name),
    value: splitText(readableContent(root, fileOfText(locale, name)) ?? '').matter,
  }));
  return sameIn(texts, languageName(locale), (path) => path.map((key) => wordsOf(String(key))).join(' › '));
}

export function sameTexts(root: string): string[] {
  const content = currentContent(root);
  return [
    ...names.flatMap((name) => languagesOf(name).flatMap(({ locale }) => inFile(content, name, locale))),
    ...writtenCodes.flatMap((locale) =>
      collectionNames.flatMap((collection) => inCollection(root, locale, collection)),
    ),
  ];
}
