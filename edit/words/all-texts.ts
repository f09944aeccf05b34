import { rootOf } from '#packages/content/schemas/shapes.ts';
import { isTree, walk } from '#packages/content/tree.ts';
import { languagesOf, names, textsIn, type Content } from '../content/content.ts';
import { kindOf } from '../content/kinds.ts';
import { labelsOf } from '../content/path-label.ts';
import { isTextName, type Place } from '../content/place.ts';
import { shownValue } from '../content/shown-value.ts';
import { bodyKey } from '../content/text-file.ts';

function filesOf({ source }: Content): Omit<Place, 'path'>[] {
  const files = names.flatMap((file) => languagesOf(file).map(({ locale }) => ({ file, locale })));
  const texts = textsIn(source).flatMap(([file, own]) => own.map(({ code }) => ({ file, locale: code })));
  return [...files, ...texts];
}

export function allTexts(content: Content) {
  const { source } = content;
  return filesOf(content).flatMap(({ file, locale }) =>
    [...walk(rootOf(file, content.data(file, locale)))].flatMap(({ path, shape, value }) => {
      const isBody = isTextName(file) && path.join('.') === bodyKey;
      const kind = isBody ? 'markdown' : kindOf(shape);
      if (kind === undefined || value === undefined || isTree(value)) return [];
      const at = { file, locale, path };
      const labels = isBody ? { ...labelsOf(at, source), label: 'Text' } : labelsOf(at, source);
      return [{ at, text: shownValue(value), kind, slots: shape?.slots, ...labels }];
    }),
  );
}

export type PlacedText = ReturnType<typeof allTexts>[number];
