import { useEffect, useId, useRef, useCallback, useState, type RefObject } from 'react';
import { counted } from '#edit/content/labels.ts';
import { ask, askLater, type Answer } from '#edit/page/ask.ts';
import { Problems } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { saveAndShow } from '#edit/page/saving/show-content.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import { ChooseAll, FoundPlaces } from './found-places.tsx';

type Found = Answer<'find'>;

// Time without typing before it is looked for.
const pause = 300;
/** Fewer letters are in nearly every text. */
const least = 2;

const changedElsewhere =
  'A text has changed since it was found. Nothing was replaced: look at the places again.';

type Search = { text: string; matchesCase: boolean; wholeWords: boolean };

/** Looks for a text, debounced: where it was found, and which of these places are chosen. */
function useFound(search: Search) {
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [unread, setUnread] = useState('');
  const show = useCallback((next: Found) => {
    setFound(next);
    setChosen(new Set(next.places.filter(({ isWords }) => isWords).map(({ id }) => id)));
    setUnread('');
  }, []);
  const isLong = search.text.trim().length >= least;
  useEffect(() => {
    if (!isLong) return undefined;
    return askLater(() => ask('find', search), { pause, onAnswer: show, onFault: setUnread });
  }, [search, isLong, show]);
  return { found: isLong ? found : undefined, show, chosen, setChosen, unread };
}

/** The ids with some more, or without them. */
const withChosen = (chosen: ReadonlySet<string>, ids: readonly string[], isChosen: boolean) =>
  isChosen ? chosen.union(new Set(ids)) : chosen.difference(new Set(ids));

/** What is looked for, where it was found, and what replaces it in the chosen places. */
function useFind() {
  const { saved } = useEditor();
  const [search, setSearch] = useState<Search>({ text: '', matchesCase: false, wholeWords: false });
  const [by, setBy] = useState('');
  const { found, show, chosen, setChosen, unread } = useFound(search);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { attempt, fault, isBusy } = useAttempt();
  const replace = () =>
    attempt(async () => {
      if (!found) return;
      const ids = [...chosen];
      const outcome = await saveAndShow(() => ask('replace', { search, by, ids, hashes: found.hashes }));
      setProblems(outcome.state === 'refused' ? outcome.problems : []);
      if (outcome.state === 'changed') {
        show(await ask('find', search));
        throw new Error(changedElsewhere);
      }
      if (outcome.state === 'saved') saved(`Replaced in ${counted(ids.length, 'place')}`);
    });
  return {
    search,
    setSearch: (next: Search) => {
      setSearch(next);
      setProblems([]);
    },
    by,
    setBy,
    found,
    chosen,
    /** Chooses places, or leaves them out. */
    choose: (ids: readonly string[], isChosen: boolean) => setChosen(withChosen(chosen, ids, isChosen)),
    problems,
    fault: fault || unread,
    isBusy,
    replace: () => void replace(),
  };
}

const options = [
  ['matchesCase', 'Capital letters as typed'],
  ['wholeWords', 'Whole words only'],
] as const;
const nowhere: readonly never[] = [];

/** Says how many places there are, and how many of them are shown. */
function countOf({ places, count, hashes }: Answer<'find'>): string {
  if (count === 0) return 'Found nowhere';
  const files = Object.keys(hashes).length;
  const all = `${counted(count, 'place')} in ${counted(files, 'file')}`;
  return count > places.length ? `${all}. The first ${places.length} are below` : all;
}

type FieldsProps = ReturnType<typeof useFind> & { first: RefObject<HTMLInputElement | null> };

function Fields({ first, search, setSearch, by, setBy, found }: FieldsProps) {
  const id = useId();
  return (
    <div className="search">
      <label htmlFor={id}>Find in all texts, facts and articles of all languages</label>
      <input
        ref={first}
        id={id}
        type="search"
        value={search.text}
        onChange={({ target }) => setSearch({ ...search, text: target.value })}
      />
      <div className="options">
        {options.map(([option, name]) => (
          <label key={option} className="choice">
            <input
              type="checkbox"
              checked={search[option]}
              onChange={({ target }) => setSearch({ ...search, [option]: target.checked })}
            />
            {name}
          </label>
        ))}
      </div>
      <label htmlFor={`${id}-by`}>Replace with</label>
      <input id={`${id}-by`} value={by} onChange={({ target }) => setBy(target.value)} />
      <p role="status">{found ? countOf(found) : 'Write two letters or more'}</p>
    </div>
  );
}

/** Finds a text everywhere, and replaces it in the chosen places, in one step. */
export function FindAndReplace() {
  const finding = useFind();
  const { found, chosen, by, choose, isBusy } = finding;
  const places = found?.places ?? nowhere;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Sheet title="Find and replace">
      <Fields {...finding} first={first} />
      <div className="results found-places">
        {places.length > 0 && (
          <ChooseAll places={places} chosen={chosen} label="All places" onChoose={choose} />
        )}
        <FoundPlaces places={places} chosen={chosen} by={by} onChoose={choose} />
      </div>
      <Problems problems={finding.problems} fields={nowhere} fault={finding.fault} />
      <div className="foot">
        <button
          type="button"
          className="primary"
          disabled={!found || chosen.size === 0}
          aria-disabled={isBusy}
          onClick={finding.replace}
        >
          {isBusy
            ? 'Replacing…'
            : `${by === '' ? 'Take out of' : 'Replace in'} ${counted(chosen.size, 'place')}`}
        </button>
        <p className="hint">
          All of them or, if one is refused, none. Code, addresses of links, names of files and quoted figures
          stay as they are.
        </p>
      </div>
    </Sheet>
  );
}
