import {
  countOutdated,
  englishName,
  outdatedTexts,
  type Outdated,
} from '#packages/history/translations/outdated.ts';
import { currentContent, type Content } from '../content/content.ts';
import { spotOf, type Place, type Spot } from '../content/place.ts';
import { textLabel, languageName, pageLabel } from '../content/labels.ts';
import { pathLabel } from '../content/path-label.ts';
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
  { name, path, locale, by, was, now, confirmation }: Outdated,
): OlderText[] {
  const common = { language: languageName(locale), by: englishName(by), confirmation };
  const isTextFile = path.length === 0;
  const parts = isTextFile ? [] : partsOf({ path, before: was, after: now });
  if (isTextFile) {
    const at = { file: name, locale, path };
    return [{ at, spots: [spotOf(at)], page: textLabel(name), label: '', text: '', parts, ...common }];
  }
  // Facts have their languages as keys.
  const codes = isWords(name) ? [] : [locale, by];
  const places = isWords(name) ? [path] : codes.map((code) => [...path, code]);
  const [place = path] = places;
  if (fieldAt(content, name, place)?.kind !== 'text') return [];
  const text = valueAt(content.data(name, isWords(name) ? locale : ''), place);
  return [
    {
      at: { file: name, locale: isWords(name) ? locale : '', path: place },
      spots: places.map((each) => ({ file: name, path: each })),
      page: pageLabel(name),
      label: pathLabel(name, path),
      text: typeof text === 'string' ? text : '',
      parts,
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
