import { useEffect, useEffectEvent, useRef, useId } from 'react';
import type { Answer } from '#edit/page/ask.ts';
import { inWords, Reason, ResultStatus, Reasons } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import type { EditState } from '#edit/page/saving/use-edit-state.ts';
import type { BrokenFile } from '#edit/save/repair.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { hasUnprintable, withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { useForm } from '#edit/page/saving/use-form.ts';

export function RepairFile({ opened }: { opened: Answer<'repair'> }) {
  const id = useId();
  const { open, setStatus } = useEditor();
  const { file, where, committed, isReencoded, problems } = opened;
  const back = () => void open({ is: 'mistakes' });
  const form = useForm({ is: 'repair', file }, opened, {
    title: where,
    savedIn: (shown) => ({ [file]: shown.text }),
    // One whose mistake is elsewhere is saved as it is.
    isChanged: (next) => next[file] !== opened.text,
    onSaved: () => {
      back();
      setStatus('Corrected');
    },
  });
  const text = form.values[file] ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (next: string) => form.setDraft({ [file]: next });
  /** Its button goes, and the focus with it. */
  const replace = (next: string) => {
    change(next);
    area.current?.focus();
  };
  const ofFile = form.problems.filter((each) => each.file === file);
  const isAsRead = text === opened.text;
  const { answer: now } = useAnswer('mistakesWith', isAsRead ? null : { file, text }, { pause: 300 });
  return (
    <Sheet title={`Correct ${where}`} isWide>
      <SaveForm
        form={form}
        fields={[]}
        ignored={ofFile}
        onSave={() => void form.save([{ do: 'write', file, data: text }], `Correct ${where}`)}
        onClose={back}
        actions={
          <>
            {hasUnprintable(text) && (
              <button type="button" onClick={() => replace(withoutUnprintable(text))}>
                Take the control characters out
              </button>
            )}
            {committed !== undefined && committed !== text && (
              <button type="button" onClick={() => replace(committed)}>
                Put back what was published last
              </button>
            )}
          </>
        }
      >
        <div className="body repair">
          <div id={`${id}-about`} role="status">
            <Reasons all={(isAsRead ? problems : (now?.problems ?? problems)).map(inWords)} />
            {isReencoded && text !== committed && (
              <p className="hint">
                The file was saved in another encoding. Check the letters with accents below, then save.
              </p>
            )}
          </div>
          <div className="value">
            <label htmlFor={id}>{`The whole file, ${where}`}</label>
            <textarea
              ref={area}
              id={id}
              spellCheck={false}
              aria-describedby={`${id}-about`}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          </div>
        </div>
      </SaveForm>
    </Sheet>
  );
}

const done = 'Nothing is left to correct.';
const meanwhile = 'The published site stays as it is meanwhile, and you can edit all other texts.';

type FileProps = { broken: BrokenFile; onOpen: () => void };

function BrokenFileEntry({ broken: { file, where, problems, isEditable }, onOpen }: FileProps) {
  return (
    <section>
      <h3>{where}</h3>
      <ul>
        {problems.map(inWords).map((words) => (
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
        <p className="hint">{`This file is changed in a text editor: content/${file}`}</p>
      )}
    </section>
  );
}

export function BrokenFiles() {
  const { open } = useEditor();
  const { answer, fault } = useAnswer('mistakes', {});
  const files = answer?.files;
  return (
    <Sheet title="To correct">
      <div className="results">
        <ResultStatus said={files && (files.length === 0 ? done : meanwhile)} fault={fault} />
        {files?.map((broken) => (
          <BrokenFileEntry
            key={broken.file}
            broken={broken}
            onOpen={() => void open({ is: 'repair', file: broken.file })}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** The server sends this document in place of a page while a file has a mistake. */
const isStandIn = () => document.documentElement.hasAttribute('data-stand-in');

/** In the stand-in, shows what is to be corrected, and loads the page when nothing is left. */
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
