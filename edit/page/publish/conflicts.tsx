import { useState } from 'react';
import type { Choices, Conflict } from '#edit/publish/bring-in.ts';
import type { Whose } from '#edit/publish/merge-values.ts';
import { partsOf } from '#edit/words/differences.ts';

const sides = [
  { whose: 'mine', title: 'Mine', choice: 'Keep mine', without: 'new' },
  { whose: 'theirs', title: 'Theirs', choice: 'Take theirs', without: 'old' },
] as const;

function BothWords({ conflict }: { conflict: Conflict }) {
  const { language, mine, theirs } = conflict;
  const parts = partsOf({ path: [], before: mine ?? '', after: theirs ?? '' });
  return (
    <>
      {language && <p>{language}</p>}
      <dl className="sides">
        {sides.map(({ whose, title, without }) => (
          <div key={whose}>
            <dt className="where">{title}</dt>
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
    </>
  );
}

type Props = {
  conflicts: readonly Conflict[];
  chosen: Choices;
  isBusy: boolean;
  onChoose: (choices: Choices) => void;
};

/** The places that two people have changed, with a choice for each. Those of one `id` are chosen together. */
export function Conflicts({ conflicts, chosen, isBusy, onChoose }: Props) {
  const [choices, setChoices] = useState<Record<string, Whose>>({});
  const places = [...Map.groupBy(conflicts, ({ id }) => id)];
  const isComplete = places.every(([id]) => choices[id] !== undefined);
  return (
    <form
      className="conflicts"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isBusy) onChoose({ ...chosen, ...choices });
      }}
    >
      {places.map(([id, all]) => (
        <fieldset key={id}>
          <legend>{[all[0]?.page, all[0]?.label].filter(Boolean).join(' · ')}</legend>
          {all.map((conflict) => (
            <BothWords key={`${conflict.file} ${conflict.locale}`} conflict={conflict} />
          ))}
          <div className="choice">
            {sides.map(({ whose, choice }) => (
              <label key={whose}>
                <input
                  type="radio"
                  name={id}
                  checked={choices[id] === whose}
                  onChange={() => setChoices({ ...choices, [id]: whose })}
                />
                {choice}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="submit" className="primary" disabled={!isComplete} aria-disabled={isBusy}>
        Bring it in
      </button>
    </form>
  );
}
