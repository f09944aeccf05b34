import { z } from 'zod';
import { hashes, text, type Asked } from '../changes/asked.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { currentContent, type Content } from '../content/content.ts';
import { fileOf, type Place } from '../content/place.ts';
import { Refused } from '../writer/edits.ts';
import { allTexts, type PlacedText } from '../words/all-texts.ts';
import {
  occurrences,
  placeholdersIn,
  proseIn,
  replaceIn,
  search,
  sentenceAround,
  type Search,
  type Span,
} from './search.ts';

type Searched = PlacedText & { spans: Span[] };

// An address of any kind, which is one word.
const address = /^\S*(?:@|:\/\/|\/|\.\w+$)\S*$/;

function isShown({ at, text, kind }: PlacedText): boolean {
  const shape = shapeAt(at.file, at.path);
  return kind === 'markdown' || (!shape?.isName && !shape?.isSlug && !address.test(text));
}

const searchedKinds: ReadonlySet<string> = new Set(['text', 'zone', 'number', 'markdown']);

function searched(content: Content, search: Search): Searched[] {
  return allTexts(content)
    .filter(({ kind }) => searchedKinds.has(kind))
    .map((each) => {
      const { text, kind, slots } = each;
      const parts = kind === 'markdown' ? proseIn(text) : { left: placeholdersIn(text, slots) };
      return { ...each, spans: occurrences(search, text, parts) };
    })
    .filter(({ spans }) => spans.length > 0);
}

const fileAt = ({ file, locale }: Place) => fileOf(file, locale);

/** With the text found, so that a place of one search is never taken for one of another. */
const idOf = ({ at, text }: Searched, { start, end }: Span): string =>
  JSON.stringify([fileAt(at), at.path, start, text.slice(start, end)]);

/** More places than this are of no use to anybody. */
const most = 1000;

export function find(root: string, search: Search) {
  const content = currentContent(root);
  const all = searched(content, search);
  const places = all.flatMap((each) => {
    const { at, text, page, label, language } = each;
    return each.spans.map((span) => ({
      /** Valid as long as the file stays the same. */
      id: idOf(each, span),
      page,
      label,
      language,
      locale: at.locale,
      /** Not an e-mail address or the name of a file, which are changed on purpose only. */
      isWords: isShown(each),
      ...sentenceAround(text, span, at.locale),
    }));
  });
  return {
    places: places.slice(0, most),
    count: places.length,
    hashes: content.hashes(all.map(({ at }) => fileAt(at))),
  };
}

export type Found = ReturnType<typeof find>['places'][number];

export const replacing = z.strictObject({ search, by: text, ids: z.array(z.string()).min(1), hashes });

/** Escapes what would be markup. */
const inMarkdown = (words: string) =>
  words.replaceAll(/[\\`*_[\]<>|~]|&(?=#?\w+;)|^[-+#](?=\s)|(?<=^\d+)[.)](?=\s|$)/g, String.raw`\$&`);

/** `ids` are from `find`. Throws Refused if they are not those of the search. */
export function replacement(content: Content, { search, by, ids }: z.infer<typeof replacing>): Asked[] {
  const chosen = new Set(ids);
  const all = searched(content, search);
  if (!chosen.isSubsetOf(new Set(all.flatMap((each) => each.spans.map((span) => idOf(each, span))))))
    throw new Refused('These are places of another search. Nothing was replaced: look at the places again.');
  return all.flatMap((each): Asked[] => {
    const { at, text, kind } = each;
    const spans = each.spans.filter((span) => chosen.has(idOf(each, span)));
    const value = replaceIn(text, spans, kind === 'markdown' ? inMarkdown(by) : by);
    return spans.length === 0 ? [] : [{ do: 'set', at, value }];
  });
}
