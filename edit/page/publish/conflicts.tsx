import { placeInWords } from '#edit/content/labels.ts';
import type { Choice, Choices, Conflict } from '#edit/publish/conflicts.ts';
import { partsOf } from '#edit/words/differences.ts';
import { timeInWords } from './published-last.tsx';

const sides = [
  { whose: 'mine', title: 'Mine', choice: 'Keep mine', without: 'new' },
  { whose: 'theirs', title: 'Theirs', choice: 'Take theirs', without: 'old' },
] as const;

function BothWords({ conflict }: { conflict: Conflict }) {
  const { mine, theirs, by, when } = conflict;
  const parts = partsOf({ path: [], before: mine ?? '', after: theirs ?? '' });
  const who = { mine: ['you'], theirs: [by, when && timeInWords(when)] };
  return (
    <dl className="sides">
      {sides.map(({ whose, title, without }) => (
        <div key={whose}>
          <dt className="where">{[title, ...who[whose]].filter(Boolean).join(' · ')}</dt>
          <dd>
            {conflict[whose] === undefined ? (
              <em>Not there</em>
            ) : (
              parts
                .filter(({ is }) => is !== without)
                .map(({ text, is }, index) => {
                  const key = `${index}${is}`;
                  return is === 'kept' ? <span key={key}>{text}</span> : <mark key={key}>{text}</mark>;
                })
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wholeInWords({ side, places }: NonNullable<Conflict['whole']>): string {
  return side === 'mine'
    ? `If you take theirs, all of this goes back to what it was before you changed it: ${places.join('; ')}.`
    : `If you keep mine, all of this is left out of what they have changed: ${places.join('; ')}.`;
}

type PlaceProps = {
  id: string;
  all: readonly Conflict[];
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** Places that are decided together. */
function Place({ id, all, choice, onChoose }: PlaceProps) {
  const [first, ...others] = all;
  if (!first) return null;
  const written = typeof choice === 'object' ? choice.written : undefined;
  return (
    <fieldset>
      <legend>{placeInWords(first)}</legend>
      <BothWords conflict={first} />
      {others.map((conflict) => (
        <section key={`${conflict.file} ${conflict.key}`} aria-label={placeInWords(conflict)}>
          <p>{placeInWords(conflict)}</p>
          <BothWords conflict={conflict} />
        </section>
      ))}
      {first.whole && <p className="hint">{wholeInWords(first.whole)}</p>}
      <div className="choice">
        {sides.map(({ whose, choice: label }) => (
          <label key={whose}>
            <input type="radio" name={id} checked={choice === whose} onChange={() => onChoose(whose)} />
            {label}
          </label>
        ))}
        {first.text !== undefined && (
          <label>
            <input
              type="radio"
              name={id}
              checked={written !== undefined}
              onChange={() => onChoose({ written: first.text ?? '' })}
            />
            Write it here
          </label>
        )}
      </div>
      {written !== undefined && (
        <div className="value">
          <textarea
            aria-label={`${placeInWords(first)}, written anew`}
            value={written}
            onChange={({ currentTarget }) => onChoose({ written: currentTarget.value })}
          />
        </div>
      )}
    </fieldset>
  );
}

type Props = {
  conflicts: readonly Conflict[];
  /** Also those of other conflicts. */
  choices: Choices;
  onChoose: (choices: Choices) => void;
  /** With the choices of these conflicts alone. */
  onBringIn: (choices: Choices) => void;
};

export function Conflicts({ conflicts, choices, onChoose, onBringIn }: Props) {
  const places = [...Map.groupBy(conflicts, ({ id }) => id)];
  const shown = Object.fromEntries(places.flatMap(([id]) => (choices[id] ? [[id, choices[id]]] : [])));
  const isComplete = Object.keys(shown).length === places.length;
  return (
    <form
      className="conflicts"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onBringIn(shown);
      }}
    >
      {places.map(([id, all]) => (
        <Place
          key={id}
          id={id}
          all={all}
          choice={choices[id]}
          onChoose={(choice) => onChoose({ ...choices, [id]: choice })}
        />
      ))}
      <button type="submit" className="primary" disabled={!isComplete}>
        Bring it in
      </button>
    </form>
  );
}
