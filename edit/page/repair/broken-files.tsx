import { useEffect, useEffectEvent, useRef, useState, useId } from 'react';
import { ask, type Answer } from '#edit/page/ask.ts';
import { Reason, ResultStatus, Reasons } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import type { EditState } from '#edit/page/saving/use-edit-state.ts';
import { mistakeInWords } from '#packages/content/reading/mistakes.ts';
import type { BrokenFile } from '#edit/save/repair.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { hasUnprintable, withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';

const textSlot = 'text';

type RepairProps = {
  broken: BrokenFile;
  repairable: Answer<'repair'>;
  onReopen: () => void;
  onBack: () => void;
  onSaved: () => void;
};

const withHashes = (repairable: Answer<'repair'>) => ({
  ...repairable,
  hashes: { [repairable.file]: repairable.hash },
});

type AboutProps = { id: string; problems: readonly Problem[]; isReencoded: boolean };

/** What is wrong with the file, and what to look at in it. */
function AboutFile({ id, problems, isReencoded }: AboutProps) {
  return (
    <div id={id}>
      <Reasons all={problems.map(mistakeInWords)} />
      {isReencoded && (
        <p className="hint">
          The file was saved in another encoding. Check the letters with accents below, then save.
        </p>
      )}
    </div>
  );
}

type OffersProps = {
  /** The file as it is typed, and as it was committed last. */
  text: string;
  committed: string | undefined;
  onChange: (text: string) => void;
};

function Offers({ text, committed, onChange }: OffersProps) {
  return (
    <>
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
    </>
  );
}

function RepairFile({ broken, repairable, onReopen, onBack, onSaved }: RepairProps) {
  const id = useId();
  const { file, where, committed, isReencoded } = repairable;
  const form = useForm({ is: 'repair', file }, withHashes(repairable), {
    title: where,
    isChanged: (next) => next[textSlot] !== repairable.text,
    onSaved,
    reopen: async () => withHashes(await ask('repair', { file })),
  });
  const text = form.draft[textSlot] ?? repairable.text;
  const change = (next: string) => form.setDraft({ [textSlot]: next });
  const ofFile = form.problems.filter((each) => each.file === file);
  return (
    <SaveForm
      form={form}
      fields={[]}
      ignored={ofFile}
      conflictNotice="This file has changed since you opened it. Nothing was overwritten."
      onSave={() => void form.save([{ do: 'write', file, data: text }], `Correct ${where}`)}
      onReopen={onReopen}
      onClose={onBack}
      actions={<Offers {...{ text, committed }} onChange={change} />}
    >
      <div className="body repair">
        <AboutFile
          id={`${id}-about`}
          problems={form.problems.length > 0 ? ofFile : broken.problems}
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
    </SaveForm>
  );
}

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
