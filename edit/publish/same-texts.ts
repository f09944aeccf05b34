/** Texts that two items of a list have in common: one of them was probably to be written anew. */
import { collectionNames, type CollectionName } from '#packages/site/collections.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { rootOf } from '#packages/content/schemas/shapes.ts';
import { childrenOf, dataNode, isTree, walk, type Path } from '#packages/content/tree.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { textNames } from '../content/content-files.ts';
import { currentContent, languagesOf, names, type Content } from '../content/content.ts';
import { isList } from '../content/kinds.ts';
import { fileOf } from '../content/place.ts';
import { textLabel, languageName, textNamed, wordsOf } from '../content/labels.ts';
import { pathLabel, titleOf, whereOf } from '../content/path-label.ts';

// Fewer words, such as a role, may well be the same twice.
const least = 4;

type Item = { label: string; value: unknown };

const textsIn = (value: unknown) =>
  [...walk(dataNode(value))].flatMap(({ path, value: text }) =>
    typeof text === 'string' && text.trim().split(/\s+/).length >= least ? { path, text: text.trim() } : [],
  );

function sameIn(items: readonly Item[], where: string, placeOf: (path: Path) => string): string[] {
  const texts = items.flatMap(({ label, value }) => textsIn(value).map((each) => ({ ...each, label })));
  const groups = Map.groupBy(texts, ({ path, text }) => `${path.join('.')}\n${text}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return [];
    const all = new Intl.ListFormat('en').format([first, ...others].map(({ label }) => `“${label}”`));
    return [`${where}: ${all} have the same ${placeOf(first.path)}: ${first.text}`];
  });
}

function inFile(content: Content, name: string, locale: string): string[] {
  return [...walk(rootOf(name, content.data(name, locale)))].flatMap((list) => {
    const { path, shape } = list;
    const items = childrenOf(list);
    const [first] = items;
    // Lines of one text are no items.
    if (!first || !isList(shape) || !items.some(({ value }) => isTree(value))) return [];
    return sameIn(
      items.map((item) => ({
        label: pathLabel(name, item.path, path.length, content.source),
        value: item.value,
      })),
      whereOf(fileOf(name, locale), ''),
      (inner) => pathLabel(name, [...first.path, ...inner], path.length + 1),
    );
  });
}

function inCollection({ source, text }: Content, locale: LocaleCode, collection: CollectionName): string[] {
  const items = textNames(source.root, locale).filter((name) => textNamed(name).collection === collection);
  const texts = items.map((name) => ({
    label: textLabel(name, titleOf(source, name)),
    value: splitText(text(fileOf(name, locale)) ?? '').matter,
  }));
  return sameIn(texts, languageName(locale), (path) => path.map((key) => wordsOf(String(key))).join(' › '));
}

export function sameTexts(root: string): string[] {
  const content = currentContent(root);
  return [
    ...names.flatMap((name) => languagesOf(name).flatMap(({ locale }) => inFile(content, name, locale))),
    ...localeCodes.flatMap((locale) =>
      collectionNames.flatMap((collection) => inCollection(content, locale, collection)),
    ),
  ];
}
