import { useCallback, useEffect, useId, useState } from 'react';
import type { BrokenFile, MendableFile } from '#edit/save/mend.ts';
import { ask, messageOf, type History } from './ask.ts';
import { Problems } from './problems.tsx';
import { Reason } from './reason.tsx';
import { Sheet } from './sheet.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

const textSlot = 'text';

type FileProps = {
  broken: BrokenFile;
  mendable: MendableFile;
  onBack: () => void;
  onSaved: (history: History) => void;
};

/** The text of a broken file, to correct by hand. */
function MendFile({ broken, mendable, onBack, onSaved }: FileProps) {
  const id = useId();
  const { file, where, text, hash, committed, isReencoded } = mendable;
  const { draft, setDraft, clearDraft } = useDraft(`mend ${file}`, (next) => next[textSlot] !== text);
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
              The file was saved in another encoding. Below it is read as such: look at the letters with
              accents, then save.
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
        {committed !== undefined && committed !== own && (
          <button type="button" onClick={() => setDraft({ [textSlot]: committed })}>
            Put back what was published last
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            clearDraft();
            onBack();
          }}
        >
          Cancel
        </button>
      </div>
    </form>
  );
}

type Props = { onClose: () => void; onSaved: (history: History, status: string) => void };

/** Lists the files whose mistakes keep the site from being shown, and lets their texts be corrected. */
export function Mend({ onClose, onSaved }: Props) {
  const [files, setFiles] = useState<BrokenFile[]>();
  const [opened, setOpened] = useState<{ broken: BrokenFile; mendable: MendableFile }>();
  const [fault, setFault] = useState('');
  const load = useCallback(
    () =>
      void ask('mistakes').then(
        (answer) => setFiles(answer.files),
        (error: unknown) => setFault(messageOf(error)),
      ),
    [],
  );
  useEffect(load, [load]);
  const back = () => {
    setOpened(undefined);
    load();
  };
  const open = (broken: BrokenFile) => {
    setFault('');
    ask('mend', { file: broken.file }).then(
      (mendable) => setOpened({ broken, mendable }),
      (error: unknown) => setFault(messageOf(error)),
    );
  };
  if (opened) {
    return (
      <Sheet title={`Correct ${opened.broken.where}`} isWide onClose={onClose}>
        <MendFile
          {...opened}
          onBack={back}
          onSaved={(history) => {
            onSaved(history, 'Corrected');
            back();
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet title="To correct" onClose={onClose}>
      <div className="results">
        {fault && <p className="notice">{fault}</p>}
        <p role="status" className="hint found">
          {!files && !fault && 'Reading…'}
          {files?.length === 0 && 'Nothing is left to correct.'}
          {files !== undefined &&
            files.length > 0 &&
            'Until this is corrected, the site stays as it was published last. All other texts can be edited.'}
        </p>
        {files?.map((broken) => (
          <section key={broken.file}>
            <h3>{broken.where}</h3>
            <p className="where">{`content/${broken.file}`}</p>
            <ul>
              {broken.problems.map(({ key, reason }) => (
                <li key={key + reason}>
                  <Reason text={key ? `${key}: ${reason}` : reason} />
                </li>
              ))}
            </ul>
            {broken.isEditable ? (
              <button type="button" onClick={() => open(broken)}>
                Correct {broken.where}
              </button>
            ) : (
              <p className="hint">This file is changed in a text editor.</p>
            )}
          </section>
        ))}
      </div>
    </Sheet>
  );
}
