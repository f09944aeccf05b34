import { useId } from 'react';
import { ask, type Answer } from '#edit/page/ask.ts';
import { Reasons } from '#edit/page/frame/problems.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { hasUnprintable, withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { mistakeInWords } from '#packages/content/reading/mistakes.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { BrokenFile } from '#edit/save/repair.ts';

const textSlot = 'text';

type Props = {
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

export function RepairFile({ broken, repairable, onReopen, onBack, onSaved }: Props) {
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
