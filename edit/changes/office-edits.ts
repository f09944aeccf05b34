import { vcardAddress } from '#packages/site/addresses.ts';
import { localeOf } from '#packages/site/locales.ts';
import { isGroup, valueAt, type Tree } from '#packages/content/tree.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { firstLocale, languagesOf, type Content } from '../content/content.ts';
import type { Place } from '../content/place.ts';
import { withKeys, type Keyed, type OfficeForm } from '../offices/office-form.ts';
import { officesIn } from '../offices/offices.ts';
import { reordered, type Edit, type ValueEdit } from '../writer/edits.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import type { Asked } from './asked.ts';
import { placesOfItem, without } from './named.ts';
import { followingEdits } from './text-moves.ts';
import { fromTyped } from './typed.ts';

const renamedOffices = (offices: readonly Keyed[]): [before: string, after: string][] =>
  offices.flatMap(({ key, as }): [string, string][] => (key && key !== as ? [[key, as]] : []));

/** The edits that make these the offices of a file, in this order. A key follows its city, unless another office had that. */
function groupEdits(before: Tree, wanted: Tree, offices: readonly Keyed[], at: Place): ValueEdit[] {
  const within = (key: string): Place => ({ ...at, path: [...at.path, key] });
  const names = new Map(renamedOffices(offices).filter(([old, key]) => old in before && !(key in before)));
  const present = new Map(Object.entries(before).map(([key, value]) => [names.get(key) ?? key, value]));
  const kept = Object.keys(wanted).filter((key) => present.has(key));
  const order = [...kept, ...[...present.keys()].filter((key) => !kept.includes(key))];
  let now = [...present.keys()];
  const moves = order.flatMap((key, to): ValueEdit[] => {
    const from = now.indexOf(key);
    if (from === to) return [];
    now = reordered(now, from, to);
    return [{ do: 'move', at: within(key), to }];
  });
  return [
    ...[...names].map(([old, key]): ValueEdit => ({ do: 'rename', at: within(old), key })),
    ...moves,
    ...treeEdits(Object.fromEntries(order.map((key) => [key, present.get(key)])), wanted, at),
  ];
}

function fileEdits(
  content: Content,
  file: 'site' | 'ui',
  locale: string,
  offices: readonly Keyed[],
): ValueEdit[] {
  const path = ['offices'];
  const before = valueAt(content.data(file, locale), path);
  const wanted = offices.map(({ as, facts, words }) => {
    const typed = file === 'site' ? facts : (words[locale] ?? {});
    return [as, fromTyped(file, [...path, as], typed)] as const;
  });
  const at = { file, locale, path };
  return groupEdits(isGroup(before) ? before : {}, Object.fromEntries(wanted), offices, at);
}

/** The edits by which what names offices names them as before, or no longer. */
function namingEdits(content: Content, offices: readonly Keyed[]): Edit[] {
  const before = valueAt(content.data('ui', firstLocale), ['offices']) ?? {};
  return Object.keys(before).flatMap((key) => {
    const now = offices.find((each) => each.key === key);
    if (now?.as === key) return [];
    const places = placesOfItem(content, { file: 'ui', path: ['offices', key] });
    return now ? places.map((at): Edit => ({ do: 'set', at, value: now.as })) : without(content, places);
  });
}

/** Where the contact cards of renamed offices go. Nothing leads there from the old addresses: they name a place. */
const movedCards = (offices: readonly Keyed[]) =>
  renamedOffices(offices).flatMap(([before, after]) =>
    localeCodes.map((code) => ({
      from: vcardAddress(before, localeOf(code)),
      to: vcardAddress(after, localeOf(code)),
      isPage: true,
    })),
  );

export function officeEdits(content: Content, wanted: readonly OfficeForm[]): Edit[] {
  const offices = withKeys(wanted, firstLocale);
  const cards = movedCards(offices);
  return [
    ...fileEdits(content, 'site', '', offices),
    ...languagesOf('ui').flatMap(({ locale }) => fileEdits(content, 'ui', locale, offices)),
    ...namingEdits(content, offices),
    ...(cards.length > 0 ? followingEdits(content, cards) : []),
  ];
}

type Word = Asked & { do: 'set'; value: string };
/** Whether a word of an office is set. */
const isOfficeWord = (each: { do: string; at?: Place; value?: unknown }): each is Word =>
  each.do === 'set' &&
  typeof each.value === 'string' &&
  each.at !== undefined &&
  each.at.file === 'ui' &&
  each.at.path[0] === 'offices' &&
  each.at.path.length === 3;

/**
 * Makes one change of the offices of the texts that are typed for them, if the name of a city is among these: their keys follow
 * it in all files.
 */
export function withRenamedOffices(content: Content, asked: readonly Asked[]): readonly Asked[] {
  const typed = asked.filter(isOfficeWord);
  if (!typed.some(({ at }) => at.path[2] === 'name')) return asked;
  const offices = officesIn(content).map((office) => {
    const words = Object.entries(office.words).map(([locale, texts]) => {
      const own = typed
        .filter(({ at }) => at.path[1] === office.key && at.locale === locale)
        .map(({ at, value }) => [String(at.path[2]), value] as const);
      return [locale, { ...texts, ...Object.fromEntries(own) }] as const;
    });
    return { ...office, words: Object.fromEntries(words) };
  });
  return [...asked.filter((each) => !isOfficeWord(each)), { do: 'offices', offices }];
}
