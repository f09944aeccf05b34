import {
  countOutdated,
  englishName,
  outdatedTexts,
  type Outdated,
} from '#packages/history/translations/outdated.ts';
import { currentContent, type Content } from '../content/content.ts';
import { spotOf } from '../content/place.ts';
import { languageName } from '../content/labels.ts';
import { labelsOf } from '../content/path-label.ts';
import { shownValue } from '../content/shown-value.ts';
import { isWords } from '../content/kinds.ts';
import { valueAt } from '#packages/content/tree.ts';
import { partsOf } from './differences.ts';
import { fieldAt } from './fields.ts';

/** `parts` say how the text of the other language has changed since. */
function olderText(content: Content, { name: file, path, locale, by, was, now, confirmation }: Outdated) {
  // Facts have their languages as keys.
  const places =
    path.length === 0 || isWords(file)
      ? [{ file, locale, path }]
      : [locale, by].map((code) => ({ file, locale: '', path: [...path, code] }));
  const [at] = places;
  if (!at || (path.length > 0 && fieldAt(content, file, at.path)?.kind !== 'text')) return [];
  return [
    {
      at,
      /** Opens it beside the other language. */
      spots: places.map(spotOf),
      ...labelsOf({ ...at, path }, content.source),
      text: shownValue(valueAt(content.data(file, at.locale), at.path)),
      parts: partsOf({ path, before: was, after: now }),
      language: languageName(locale),
      by: englishName(by),
      confirmation,
    },
  ];
}

export type OlderText = ReturnType<typeof olderText>[number];

export function olderTexts(root: string) {
  const content = currentContent(root);
  const found = outdatedTexts(root).map((each) => ({ each, texts: olderText(content, each) }));
  const shown = found.filter(({ texts }) => texts.length > 0);
  return {
    texts: shown.flatMap(({ texts }) => texts),
    counts: countOutdated(shown.map(({ each }) => each)),
  };
}
