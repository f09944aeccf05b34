import { useId } from 'react';
import type { Answer } from '#edit/page/ask.ts';
import { Problems } from '#edit/page/frame/problems.tsx';
import { Reason } from '#edit/page/frame/reason.tsx';
import { hasUnprintable, withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { useDraft } from '#edit/page/saving/use-draft.ts';
import { useSave } from '#edit/page/saving/use-save.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { BrokenFile } from '#edit/save/mend.ts';
import type { History } from '#edit/save/session.ts';

const textSlot = 'text';

type Props = {
  broken: BrokenFile;
  mendable: Answer<'mend'>;
  onBack: () => void;
  onSaved: (history: History) => void;
};

type AboutProps = { id: string; problems: readonly Problem[]; isReencoded: boolean };

/** What is wrong with the file, and what to look at in it. */
function AboutFile({ id, problems, isReencoded }: AboutProps) {
  return (
    <div id={id}>
      {problems.map(({ key, reason }) => (
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
  );
}

type ActionsProps = {
  /** The file as it is typed, and as it was committed last. */
  text: string;
  committed: string | undefined;
  isBusy: boolean;
  onChange: (text: string) => void;
  onCancel: () => void;
};

function Actions({ text, committed, isBusy, onChange, onCancel }: ActionsProps) {
  return (
    <div className="foot">
      <button type="submit" className="primary" disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Save'}
      </button>
      {hasUnprintable(text) && (
        <button type="button" onClick={() => onChange(withoutUnprintable(text))}>
          Take the control characters out
        </button>
      )}
      {committed !== undefined && committed !== text && (
        <button type="button" onClick={() => onChange(committed)}>
          Put back what was published last
        </button>
      )}
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

/** The text of a broken file, to correct by hand. */
export function MendFile({ broken, mendable, onBack, onSaved }: Props) {
  const id = useId();
  const { file, where, hash, committed, isReencoded } = mendable;
  const { draft, setDraft, clearDraft, discardThen } = useDraft(`mend ${file}`, {
    title: where,
    isChanged: (next) => next[textSlot] !== mendable.text,
  });
  const { save, problems, fault, isBusy } = useSave((history) => {
    clearDraft();
    onSaved(history);
  });
  const text = draft[textSlot] ?? mendable.text;
  const change = (next: string) => setDraft({ [textSlot]: next });
  const messages = problems.length > 0 ? problems : broken.problems;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save([{ do: 'mend', file, text }], { [file]: hash }, `Correct ${where}`);
      }}
    >
      <div className="body mend">
        <AboutFile
          id={`${id}-about`}
          problems={messages.filter((each) => each.file === file)}
          isReencoded={isReencoded}
        />
        <div className="value">
          <label htmlFor={id}>{`The whole file, ${where}`}</label>
          <textarea
            id={id}
            spellCheck={false}
            aria-describedby={`${id}-about`}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        </div>
      </div>
      <Problems
        problems={problems}
        fields={[]}
        ignored={problems.filter((each) => each.file === file)}
        fault={fault}
      />
      <Actions {...{ text, committed, isBusy }} onChange={change} onCancel={discardThen(onBack)} />
    </form>
  );
}
