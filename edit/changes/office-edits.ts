/** What a change of the offices makes of the files: keys, order, facts, words, whose office it is, and how many there are. */
import { isGroup, valueAt } from '#packages/content/tree.ts';
import { fileOf, languagesOf, type Content } from '../content/content.ts';
import { keyOf, parseKey } from '../content/keys.ts';
import { renamedOffices, withKeys, type Keyed } from '../offices/office-keys.ts';
import { officesIn, type OfficeForm } from '../offices/offices.ts';
import type { Edit } from '../writer/edits.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import type { Change } from './change.ts';
import type { FileEdit } from './removals.ts';
import { treeOf } from './typed-values.ts';

type Group = Readonly<Record<string, unknown>>;

/** Returns a group whose keys follow renamed offices, unless another office had that key, and the edits that make it. */
function renamed(present: Group, offices: readonly OfficeForm[]): { present: Group; edits: Edit[] } {
  const names = new Map(
    renamedOffices(offices).filter(([before, after]) => before in present && !(after in present)),
  );
  return {
    present: Object.fromEntries(
      Object.entries(present).map(([key, value]) => [names.get(key) ?? key, value]),
    ),
    edits: [...names].map(([before, key]) => ({ do: 'rename', path: ['offices', before], key })),
  };
}

/** The edits that make these the offices of a file, in this order. New ones come before others go: a group is never empty. */
function groupEdits(present: Group, wanted: Group): Edit[] {
  const kept = Object.keys(wanted).filter((key) => key in present);
  const gone = Object.keys(present).filter((key) => !(key in wanted));
  const order = [...kept, ...gone];
  const now = Object.keys(present);
  const moves = order.flatMap((key, to): Edit[] => {
    const from = now.indexOf(key);
    if (from === to) return [];
    now.splice(to, 0, ...now.splice(from, 1));
    return [{ do: 'move', path: ['offices'], from, to }];
  });
  const pick = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, present[key]]));
  const all = { ...wanted, ...pick(gone) };
  return [
    ...moves,
    ...treeEdits({ offices: pick(order) }, { offices: all }),
    ...treeEdits({ offices: all }, { offices: wanted }),
  ];
}

function fileEdits(
  content: Content,
  name: 'site' | 'ui',
  locale: string,
  offices: readonly Keyed[],
): FileEdit[] {
  const before = valueAt(content.data(name, locale), ['offices']);
  const { present, edits } = renamed(isGroup(before) ? before : {}, offices);
  const wanted = offices.map(({ as, facts, words }) => {
    const values = Object.entries((name === 'site' ? facts : words[locale]) ?? {});
    const typed = values.map(([key, value]) => ({ path: [key], value }));
    return [as, treeOf(name, ['offices', as], typed)] as const;
  });
  const all = [...edits, ...groupEdits(present, Object.fromEntries(wanted))];
  return all.map((edit) => [fileOf(name, locale), edit]);
}

/** The edits that keep people in offices that were renamed, and take them out of those that are gone. */
function peopleEdits(content: Content, offices: readonly Keyed[]): FileEdit[] {
  const people = valueAt(content.data('people', ''), ['people']) ?? {};
  return Object.entries(people).flatMap(([key, person]): FileEdit[] => {
    const office = valueAt(person, ['office']);
    const path = ['people', key, 'office'];
    const now = offices.find((each) => each.key === office);
    if (typeof office !== 'string' || now?.as === office) return [];
    return [['people.yaml', now ? { do: 'set', path, value: now.as } : { do: 'remove', path }]];
  });
}

/** Returns the edits of all files that make these the offices of the company. */
export function officeEdits(content: Content, wanted: readonly OfficeForm[]): FileEdit[] {
  const offices = withKeys(wanted);
  const count = valueAt(content.data('figures', ''), ['claims', 'offices']);
  const value = offices.length;
  return [
    ...fileEdits(content, 'site', '', offices),
    ...languagesOf('ui').flatMap(({ locale }) => fileEdits(content, 'ui', locale, offices)),
    ...(count === value
      ? []
      : [['figures.yaml', { do: 'set', path: ['claims', 'offices'], value }] satisfies FileEdit]),
    ...peopleEdits(content, offices),
  ];
}

const isWord = (change: Change): change is Change & { do: 'set' } =>
  change.do === 'set' && change.key.startsWith(keyOf('ui', ['offices', '']));

/**
 * Makes one change of the offices of the texts that are typed for them, if the name of a city is among these: their keys follow
 * it in all files.
 */
export function withRenamedOffices(content: Content, changes: readonly Change[]): readonly Change[] {
  const typed = changes.filter(isWord);
  if (!typed.some(({ key }) => parseKey(key).path.at(-1) === 'name')) return changes;
  const offices = officesIn(content).map((office) => {
    const ofOffice = typed.filter(({ key }) => parseKey(key).path[1] === office.key);
    const words = Object.entries(office.words).map(([locale, texts]) => {
      const set = ofOffice
        .filter((each) => each.locale === locale)
        .map(({ key, value }) => [String(parseKey(key).path.at(-1)), value] as const);
      return [locale, { ...texts, ...Object.fromEntries(set) }] as const;
    });
    return { ...office, words: Object.fromEntries(words) };
  });
  return [...changes.filter((change) => !isWord(change)), { do: 'offices', offices }];
}
