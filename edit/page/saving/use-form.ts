import { useRef, useState } from 'react';
import type { Asked } from '#edit/changes/asked.ts';
import { ask, type Answer } from '#edit/page/ask.ts';
import { openedBy, useEditor, type Form } from '#edit/page/use-editor.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import { isSame } from '#edit/words/differences.ts';
import { differing, problemsLeft, type Draft } from './draft.ts';
import { saveAndShow } from './show-content.ts';
import { useAttempt } from './use-attempt.ts';
import { storedDraft, useDraft } from './use-draft.ts';

/** `hashes` are those of the files that the form shows. */
type Opened = { hashes: Record<string, string>; lists?: unknown; list?: unknown; parts?: unknown };

type About<Shown> = {
  title: string;
  /** What the files have, by the slots of the form. */
  savedIn: (shown: Shown) => Draft;
  /** What is worth saving of a draft: an added item that is still empty is not. */
  begun?: (draft: Draft) => Draft;
  /** Whether to keep a draft, for a form that is saved as a whole; by default, if it differs from the files. */
  isChanged?: (draft: Draft) => boolean;
  onSaved?: () => void;
};

const saveOn = ({ hashes }: Opened, edits: Asked[], title: string) =>
  saveAndShow(() => ask('save', { edits, hashes, title }));

/** An item may have moved to the place of another. */
const placeOf = ({ lists, list, parts }: Opened) => JSON.stringify([lists, list, parts]);

const nothing = { problems: [], sent: {} };

/** `problems` and `fault` say why nothing was saved. */
export function useForm<Own extends Form>(
  dialog: Own,
  opened: Answer<Own['is']>,
  about: About<Answer<Own['is']>>,
) {
  const editor = useEditor();
  const { title, savedIn, onSaved = () => editor.saved(), begun = (all) => all } = about;
  const before = savedIn(opened);
  const countIn = (draft: Draft) => Object.keys(differing({ ...before, ...begun(draft) }, before)).length;
  const { isChanged = (next) => countIn(next) > 0 } = about;
  const draft = useDraft(dialog, { title, isChanged });
  const { attempt, fault, isBusy } = useAttempt();
  const [refused, setRefused] = useState<{ problems: readonly Problem[]; sent: Draft }>(nothing);
  const [conflict, setConflict] = useState<Answer<Own['is']>>();
  const isAskedAgain = useRef(false);
  const values = { ...before, ...draft.draft };
  const done = () => {
    draft.clearDraft();
    onSaved();
  };

  /** Also shows the edits on the page. The draft is discarded, unless `onDone` does something else. */
  const save = (edits: Asked[], what = title, onDone = done) => {
    isAskedAgain.current = isBusy;
    return attempt(async () => {
      setRefused(nothing);
      const sent = JSON.stringify(storedDraft(dialog));
      let outcome = await saveOn(conflict ?? opened, edits, what);
      const now = outcome.state === 'changed' ? await openedBy(dialog) : undefined;
      const isBeside = now && placeOf(now) === placeOf(opened) && isSame(savedIn(now), before);
      // What was changed elsewhere is not shown in this form.
      if (isBeside && !conflict) outcome = await saveOn(now, edits, what);
      if (outcome.state === 'refused') setRefused({ problems: outcome.problems, sent: values });
      if (outcome.state === 'saved') {
        // What was typed while the server was saving is kept, and shown beside what is saved now, or saved next.
        if (JSON.stringify(storedDraft(dialog)) === sent) onDone();
        else editor.reopen(dialog, { isToSave: isAskedAgain.current });
      }
      setConflict(outcome.state === 'changed' ? now : undefined);
    });
  };

  const saved = savedIn(conflict ?? opened);
  return {
    ...draft,
    dialog,
    values,
    /** The number of values that differ from the files; undefined if the form is saved as a whole. */
    count: about.isChanged ? undefined : countIn(draft.draft),
    save,
    /** What the files have where values were typed before, or changed elsewhere. */
    others: differing(saved, conflict ? before : { ...saved, ...draft.restored }),
    problems: problemsLeft(refused.problems, refused.sent, values),
    refused: refused.problems,
    fault,
    isBusy,
    /** What the files have now, if they were changed elsewhere. */
    conflict,
    isConflict: conflict !== undefined,
    /** Whether the files have any of it. What is new, or was removed elsewhere, is only typed here. */
    isSaved: Object.values(saved).some(Boolean),
  };
}
