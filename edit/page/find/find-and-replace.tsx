import { useId, useState } from 'react';
import { counted } from '#edit/content/labels.ts';
import { ask, type Answer } from '#edit/page/ask.ts';
import { Problems } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { saveAndShow } from '#edit/page/saving/show-content.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import { ChooseAll, FoundPlaces } from './found-places.tsx';

type Found = Answer<'find'>;

// In milliseconds without typing.
const pause = 300;
/** Fewer letters are in nearly every text. */
const least = 2;

const changedElsewhere =
  'A text has changed since it was found. Nothing was replaced: look at the places again.';

type Search = { text: string; matchesCase: boolean; wholeWords: boolean };

const options = [
  ['matchesCase', 'Capital letters as typed'],
  ['wholeWords', 'Whole words only'],
] as const;
const nowhere: readonly never[] = [];

function countOf({ places, count, hashes }: Answer<'find'>): string {
  if (count === 0) return 'Found nowhere';
  const files = Object.keys(hashes).length;
  const all = `${counted(count, 'place')} in ${counted(files, 'file')}`;
  return count > places.length ? `${all}. The first ${places.length} are below` : all;
}

export function FindAndReplace() {
  const id = useId();
  const { saved } = useEditor();
  const [search, setSearch] = useState<Search>({ text: '', matchesCase: false, wholeWords: false });
  const [by, setBy] = useState('');
  const isLong = search.text.trim().length >= least;
  const finding = useAnswer('find', isLong ? search : null, { pause });
  const found = isLong ? finding.answer : undefined;
  // The places shown may still be those of the previous search.
  const isOfSearch = finding.isCurrent;
  const places = found?.places ?? nowhere;
  const [choice, setChoice] = useState<{ of: Found | undefined; ids: ReadonlySet<string> }>();
  const chosen =
    choice?.of === found && choice
      ? choice.ids
      : new Set(places.filter(({ isWords }) => isWords).map((place) => place.id));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** A changed request makes the problems of the previous one obsolete. */
  const change = (make: () => void) => {
    make();
    setProblems([]);
  };
  const look = (next: Partial<Search>) => change(() => setSearch({ ...search, ...next }));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const own = new Set(ids);
    change(() => setChoice({ of: found, ids: isChosen ? chosen.union(own) : chosen.difference(own) }));
  };
  const inPlaces = (takeOut: string, replaceIn: string) =>
    `${by === '' ? takeOut : replaceIn} ${counted(chosen.size, 'place')}`;
  const { attempt, fault, isBusy } = useAttempt();
  const replace = () =>
    attempt(async () => {
      if (!found || !isOfSearch) return;
      const ids = [...chosen];
      const asking = () => ask('replace', { search, by, ids, hashes: found.hashes });
      const outcome = await saveAndShow(asking).catch((error: unknown) => {
        finding.read();
        throw error;
      });
      setProblems(outcome.state === 'refused' ? outcome.problems : []);
      if (outcome.state === 'changed') {
        finding.read();
        throw new Error(changedElsewhere);
      }
      if (outcome.state === 'saved') saved(inPlaces('Taken out of', 'Replaced in'));
    });
  return (
    <Sheet title="Find and replace">
      <div className="search" inert={isBusy}>
        <label htmlFor={id}>Find in all texts, facts and articles of all languages</label>
        <input
          id={id}
          type="search"
          value={search.text}
          onChange={({ target }) => look({ text: target.value })}
        />
        <div className="options">
          {options.map(([option, name]) => (
            <label key={option} className="choice">
              <input
                type="checkbox"
                checked={search[option]}
                onChange={({ target }) => look({ [option]: target.checked })}
              />
              {name}
            </label>
          ))}
        </div>
        <label htmlFor={`${id}-by`}>Replace with</label>
        <input id={`${id}-by`} value={by} onChange={({ target }) => change(() => setBy(target.value))} />
        <p role="status">
          {found ? (isOfSearch ? countOf(found) : 'Searching…') : 'Write two letters or more'}
        </p>
      </div>
      <div className="results found-places" inert={isBusy}>
        {places.length > 0 && (
          <ChooseAll places={places} chosen={chosen} label="All places" onChoose={choose} />
        )}
        <FoundPlaces places={places} chosen={chosen} by={by} onChoose={choose} />
      </div>
      <Problems problems={problems} fields={nowhere} fault={fault || finding.fault} />
      <div className="foot">
        <button
          type="button"
          className="primary"
          disabled={!found || !isOfSearch || chosen.size === 0}
          aria-disabled={isBusy}
          onClick={() => void replace()}
        >
          {isBusy ? 'Replacing…' : chosen.size === 0 ? 'Replace' : inPlaces('Take out of', 'Replace in')}
        </button>
        <p className="hint">
          All of them or, if one is refused, none. Code, addresses of links, names of files and quoted figures
          stay as they are.
        </p>
      </div>
    </Sheet>
  );
}
