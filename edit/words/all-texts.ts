import { rootOf } from '#packages/content/schemas/shapes.ts';
import { walk, type Path } from '#packages/content/tree.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { textNames } from '../content/content-files.ts';
import type { Content } from '../content/content.ts';
import { kindOf, type Kind } from '../content/kinds.ts';
import { textLabel } from '../content/labels.ts';
import { pathLabel } from '../content/path-label.ts';
import type { Place } from '../content/place.ts';
import { bodyKey } from '../content/text-file.ts';
import { allFields } from './fields.ts';

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

const isBody = (path: Path) => path.length === 1 && path[0] === bodyKey;

function textsOfCollections(content: Content): PlacedText[] {
  return writtenLanguages.flatMap(({ code: locale, name: language }) =>
    textNames(content.source.root, locale).flatMap((file) => {
      const page = textLabel(file);
      return [...walk(rootOf(file, content.data(file, locale)))].flatMap(
        ({ path, shape, value: text }): PlacedText[] => {
          const kind = isBody(path) ? 'markdown' : kindOf(shape);
          if (typeof text !== 'string' || kind === undefined) return [];
          const label = kind === 'markdown' ? 'Text' : pathLabel(file, path);
          return [{ at: { file, locale, path }, text, kind, page, label, language }];
        },
      );
    }),
  );
}

export function allTexts(content: Content): PlacedText[] {
  const inFields = allFields(content).flatMap(({ file, path, kind, page, label, slots, values }) =>
    values.map(({ locale, language, value: text }): PlacedText => {
      const at = { file, locale, path };
      return { at, text, kind, page, label, language, slots };
    }),
  );
  return [...inFields, ...textsOfCollections(content)];
}
