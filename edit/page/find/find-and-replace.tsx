import { useEffect, useId, useRef, type RefObject } from 'react';
import { counted } from '#edit/content/labels.ts';
import type { Answer } from '#edit/page/ask.ts';
import { Problems } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { ChooseAll, FoundPlaces } from './found-places.tsx';
import { useFind } from './use-find.ts';

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
