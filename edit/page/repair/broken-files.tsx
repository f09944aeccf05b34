import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask, type Answer } from '#edit/page/ask.ts';
import { Reason, ResultStatus } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import type { EditState } from '#edit/page/saving/use-edit-state.ts';
import { mistakeInWords } from '#packages/content/reading/mistakes.ts';
import type { BrokenFile } from '#edit/save/repair.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { RepairFile } from './repair-file.tsx';

const done = 'Nothing is left to correct.';
const meanwhile = 'The published site stays as it is meanwhile, and you can edit all other texts.';

type FileProps = { broken: BrokenFile; onOpen: () => void };

function BrokenFileEntry({ broken: { file, where, problems, isEditable }, onOpen }: FileProps) {
  return (
    <section>
      <h3>{where}</h3>
      <p className="where">{`content/${file}`}</p>
      <ul>
        {problems.map(mistakeInWords).map((words) => (
          <li key={words}>
            <Reason text={words} />
          </li>
        ))}
      </ul>
      {isEditable ? (
        <button type="button" onClick={onOpen}>
          Correct {where}
        </button>
      ) : (
        <p className="hint">This file is changed in a text editor.</p>
      )}
    </section>
  );
}

export function BrokenFiles() {
  const editor = useEditor();
  const { answer, fault: unread, read } = useAnswer('mistakes');
  const files = answer?.files;
  const [opened, setOpened] = useState<{ broken: BrokenFile; repairable: Answer<'repair'> }>();
  const { attempt, fault: failure } = useAttempt();
  const back = () => {
    setOpened(undefined);
    read();
  };
  const fault = failure || unread;
  const open = (broken: BrokenFile) =>
    attempt(async () => setOpened({ broken, repairable: await ask('repair', { file: broken.file }) }));
  if (opened) {
    return (
      <Sheet title={`Correct ${opened.broken.where}`} isWide>
        <RepairFile
          key={opened.repairable.hash}
          {...opened}
          onReopen={() => void open(opened.broken)}
          onBack={back}
          onSaved={() => {
            editor.setStatus('Corrected');
            back();
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet title="To correct">
      <div className="results">
        <ResultStatus said={files && (files.length === 0 ? done : meanwhile)} fault={fault} />
        {files?.map((broken) => (
          <BrokenFileEntry key={broken.file} broken={broken} onOpen={() => void open(broken)} />
        ))}
      </div>
    </Sheet>
  );
}

/** Whether the server sent this document in place of a page, because a file has a mistake. */
const isStandIn = () => document.documentElement.hasAttribute('data-stand-in');

/** In such a document, shows what is to be corrected, and loads the page once nothing is. */
export function useStandIn({ broken }: EditState, onBroken: () => void): void {
  const show = useEffectEvent(onBroken);
  const wasBroken = useRef(false);
  useEffect(() => {
    if (!isStandIn()) return;
    if (broken > 0 && !wasBroken.current) show();
    if (broken === 0 && wasBroken.current) window.location.reload();
    wasBroken.current ||= broken > 0;
  }, [broken]);
}
