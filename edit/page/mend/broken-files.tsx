import { useCallback, useEffect, useState } from 'react';
import type { BrokenFile } from '#edit/save/mend.ts';
import type { History } from '#edit/save/session.ts';
import { ask, messageOf, type Answer } from '#edit/page/ask.ts';
import { MendFile } from './mend-file.tsx';
import { Reason } from '#edit/page/frame/reason.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';

type Props = { onClose: () => void; onSaved: (history: History, status: string) => void };

/** Lists the files whose mistakes keep the site from being shown, and lets their texts be corrected. */
export function BrokenFiles({ onClose, onSaved }: Props) {
  const [files, setFiles] = useState<BrokenFile[]>();
  const [opened, setOpened] = useState<{ broken: BrokenFile; mendable: Answer<'mend'> }>();
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
            'The published site stays as it is meanwhile, and you can edit all other texts.'}
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
