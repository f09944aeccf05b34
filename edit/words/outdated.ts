import {
  countOutdated,
  englishName,
  outdatedTexts,
  type Outdated,
} from '#packages/history/translations/outdated.ts';
import { currentContent, type Content } from '../content/content.ts';
import { spotOf, type Place, type Spot } from '../content/place.ts';
import { languageName } from '../content/labels.ts';
import { labelsOf } from '../content/path-label.ts';
import { shownValue } from '../content/shown-value.ts';
import { isWords } from '../content/kinds.ts';
import { valueAt } from '#packages/content/tree.ts';
import { partsOf, type Part } from './differences.ts';
import { fieldAt } from './fields.ts';

/** An older text: its place, and how the other language has changed since. */
export type OlderText = {
  at: Place;
  spots: Spot[];
  page: string;
  label: string;
  /** The name of its language, and the English name of the other one. */
  language: string;
  by: string;
  /** The older text; empty for a text of a collection. */
  text: string;
  parts: Part[];
  confirmation: string;
};

function olderText(
  content: Content,
  { name: file, path, locale, by, was, now, confirmation }: Outdated,
): OlderText[] {
  const common = { language: languageName(locale), by: englishName(by), confirmation };
  if (path.length === 0) {
    const at = { file, locale, path };
    return [{ at, spots: [spotOf(at)], ...labelsOf(at), text: '', parts: [], ...common }];
  }
  // Facts have their languages as keys.
  const places = isWords(file)
    ? [{ file, locale, path }]
    : [locale, by].map((code) => ({ file, locale: '', path: [...path, code] }));
  const [at] = places;
  if (!at || fieldAt(content, file, at.path)?.kind !== 'text') return [];
  return [
    {
      at,
      spots: places.map(spotOf),
      ...labelsOf({ ...at, path }),
      text: shownValue(valueAt(content.data(file, at.locale), at.path)),
      parts: partsOf({ path, before: was, after: now }),
      ...common,
    },
  ];
}

export function olderTexts(root: string): { texts: OlderText[]; counts: string[] } {
  const content = currentContent(root);
  const found = outdatedTexts(root).map((each) => ({ each, texts: olderText(content, each) }));
  const shown = found.filter(({ texts }) => texts.length > 0);
  return {
    texts: shown.flatMap(({ texts }) => texts),
    counts: countOutdated(shown.map(({ each }) => each)),
  };
}
