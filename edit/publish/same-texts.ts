/** Texts that are the same in two items of a list: one of them was probably meant to be rewritten. */
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { currentContent, type Content } from '../content/content.ts';
import { isList } from '../content/kinds.ts';
import { textNamed } from '../content/labels.ts';
import { pathLabel, whereOf } from '../content/path-label.ts';
import { fileOf, isTextName } from '../content/place.ts';
import { allTexts, type PlacedText } from '../words/all-texts.ts';

// In words: fewer, such as a role, may well be the same twice.
const least = 4;

/** `id` is the same for all items that have the text at the same place. */
type Found = { id: string; where: string; item: string; label: string; text: string };

/** Once for each list around the text, or for its collection. */
function inLists({ source }: Content, { at, text: written, kind, page, language }: PlacedText): Found[] {
  const { file, locale, path } = at;
  const text = written.trim();
  const idIn = (...list: unknown[]) => JSON.stringify([locale, ...list, text]);
  if (isTextName(file)) {
    const id = idIn(textNamed(file).collection, path);
    return kind === 'markdown'
      ? []
      : [{ id, where: language, item: page, label: pathLabel(file, path), text }];
  }
  return path.flatMap((_, depth) => {
    const [list, item, inItem] = [path.slice(0, depth), path.slice(0, depth + 1), path.slice(depth + 1)];
    // The lines of a text are no items.
    if (inItem.length === 0 || !isList(shapeAt(file, list))) return [];
    return {
      id: idIn(file, list, inItem),
      where: whereOf(fileOf(file, locale), ''),
      item: pathLabel(file, item, depth, source),
      label: pathLabel(file, path, item.length),
      text,
    };
  });
}

export function sameTexts(root: string): string[] {
  const content = currentContent(root);
  const sentences = allTexts(content).filter(({ text }) => text.trim().split(/\s+/).length >= least);
  const groups = Map.groupBy(
    sentences.flatMap((each) => inLists(content, each)),
    ({ id }) => id,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return [];
    const items = new Intl.ListFormat('en').format([first, ...others].map(({ item }) => `“${item}”`));
    return [`${first.where}: ${items} have the same ${first.label}: ${first.text}`];
  });
}
