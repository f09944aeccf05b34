import { rootOf } from '#packages/content/schemas/shapes.ts';
import { isTree, walk } from '#packages/content/tree.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { textNames } from '../content/content-files.ts';
import { languagesOf, names, type Content } from '../content/content.ts';
import { kindOf, type Kind } from '../content/kinds.ts';
import { labelsOf } from '../content/path-label.ts';
import { isTextName, type Place } from '../content/place.ts';
import { shownValue } from '../content/shown-value.ts';
import { bodyKey } from '../content/text-file.ts';

/** A text with its place, in an owner's words too. */
export type PlacedText = {
  at: Place;
  text: string;
  kind: Kind | 'markdown';
  page: string;
  label: string;
  language: string;
  /** The slots that the page fills in it. */
  slots?: string[] | undefined;
};

/** Every file of the content that has texts, in each of its languages. */
function filesOf({ source }: Content): Omit<Place, 'path'>[] {
  const files = names.flatMap((file) => languagesOf(file).map(({ locale }) => ({ file, locale })));
  const texts = writtenLanguages.flatMap(({ code: locale }) =>
    textNames(source.root, locale).map((file) => ({ file, locale })),
  );
  return [...files, ...texts];
}

/** Every text of the content, as it is written, in every language. */
export function allTexts(content: Content): PlacedText[] {
  return filesOf(content).flatMap(({ file, locale }) =>
    [...walk(rootOf(file, content.data(file, locale)))].flatMap(({ path, shape, value }): PlacedText[] => {
      const isBody = isTextName(file) && path.join('.') === bodyKey;
      const kind = isBody ? 'markdown' : kindOf(shape);
      if (kind === undefined || value === undefined || isTree(value)) return [];
      const at = { file, locale, path };
      const labels = isBody ? { ...labelsOf(at), label: 'Text' } : labelsOf(at);
      return [{ at, text: shownValue(value), kind, slots: shape?.slots, ...labels }];
    }),
  );
}
