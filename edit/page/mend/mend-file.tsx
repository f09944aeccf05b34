import { useId } from 'react';
import type { Answer } from '#edit/page/ask.ts';
import { Problems } from '#edit/page/frame/problems.tsx';
import { Reason } from '#edit/page/frame/reason.tsx';
import { hasUnprintable, withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { useDraft } from '#edit/page/saving/use-draft.ts';
import { useSave } from '#edit/page/saving/use-save.ts';
import type { BrokenFile } from '#edit/save/mend.ts';
import type { History } from '#edit/save/session.ts';

const textSlot = 'text';

type Props = {
  broken: BrokenFile;
  mendable: Answer<'mend'>;
  onBack: () => void;
  onSaved: (history: History) => void;
};

/** The text of a broken file, to correct by hand. */
export function MendFile({ broken, mendable, onBack, onSaved }: Props) {
  const id = useId();
  const { file, where, text, hash, committed, isReencoded } = mendable;
  const { draft, setDraft, clearDraft, discardThen } = useDraft(`mend ${file}`, {
    title: where,
    isChanged: (next) => next[textSlot] !== text,
  });
  const { save, problems, fault, isBusy } = useSave((history) => {
    clearDraft();
    onSaved(history);
  });
  const own = draft[textSlot] ?? text;
  const messages = problems.length > 0 ? problems : broken.problems;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save([{ do: 'mend', file, text: own }], { [file]: hash }, `Correct ${where}`);
      }}
    >
      <div className="body mend">
        <div id={`${id}-about`}>
          {messages
            .filter((each) => each.file === file)
            .map(({ key, reason }) => (
              <p key={key + reason} className="problem">
                <Reason text={key ? `${key}: ${reason}` : reason} />
              </p>
            ))}
          {isReencoded && (
            <p className="hint">
              The file was saved in another encoding. Check the letters with accents below, then save.
            </p>
          )}
        </div>
        <div className="value">
          <label htmlFor={id}>{`The whole file, ${where}`}</label>
          <textarea
            id={id}
            spellCheck={false}
            aria-describedby={`${id}-about`}
            value={own}
            onChange={({ target }) => setDraft({ [textSlot]: target.value })}
          />
        </div>
      </div>
      <Problems
        problems={problems}
        fields={[]}
        ignored={problems.filter((each) => each.file === file)}
        fault={fault}
      />
      <div className="foot">
        <button type="submit" className="primary" disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </button>
        {hasUnprintable(own) && (
          <button type="button" onClick={() => setDraft({ [textSlot]: withoutUnprintable(own) })}>
            Take the control characters out
          </button>
        )}
        {committed !== undefined && committed !== own && (
          <button type="button" onClick={() => setDraft({ [textSlot]: committed })}>
            Put back what was published last
          </button>
        )}
        <button type="button" onClick={discardThen(onBack)}>
          Cancel
        </button>
      </div>
    </form>
  );
}
