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

/** What a form shows is from files with these hashes, and may be in or of a list. */
type Opened = { hashes: Record<string, string>; lists?: unknown; list?: unknown; parts?: unknown };

type About<Shown> = {
  title: string;
  /** What the files have of what is typed here. */
  savedIn: (shown: Shown) => Draft;
  /** What of a draft is worth saving: an item that was added, and has nothing yet, is not. */
  begun?: (draft: Draft) => Draft;
  /** Whether a draft is to be kept, if not because it differs from the files: then all of the form is saved. */
  isChanged?: (draft: Draft) => boolean;
  onSaved?: () => void;
};

const saveOn = ({ hashes }: Opened, edits: Asked[], title: string) =>
  saveAndShow(() => ask('save', { edits, hashes, title }));

/** Where all that is shown stands: an item may have got the place of another. */
const placeOf = ({ lists, list, parts }: Opened) => JSON.stringify([lists, list, parts]);

const nothing = { problems: [], sent: {} };

/** A form: what is typed in it, and saving that. `problems` and `fault` say why nothing was saved. */
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

  /** Saves edits, and shows them on the page. The draft is discarded, unless `onDone` sees to what follows. */
  const save = (edits: Asked[], what = title, onDone = done) => {
    isAskedAgain.current = isBusy;
    return attempt(async () => {
      setRefused(nothing);
      const sent = JSON.stringify(storedDraft(dialog));
      let outcome = await saveOn(conflict ?? opened, edits, what);
      const now = outcome.state === 'changed' ? await openedBy(dialog) : undefined;
      const isBeside = now && placeOf(now) === placeOf(opened) && isSame(savedIn(now), before);
      // What was changed elsewhere is nothing that is shown.
      if (isBeside && !conflict) outcome = await saveOn(now, edits, what);
      if (outcome.state === 'refused') setRefused({ problems: outcome.problems, sent: values });
      if (outcome.state === 'saved') {
        // What was typed while the server was saving is kept, and seen beside what is saved now, or saved next.
        if (JSON.stringify(storedDraft(dialog)) === sent) onDone();
        else void editor.open(dialog, { isToSave: isAskedAgain.current });
      }
      setConflict(outcome.state === 'changed' ? now : undefined);
    });
  };

  const saved = savedIn(conflict ?? opened);
  return {
    ...draft,
    dialog,
    values,
    /** How many values differ from the files; undefined if all are saved. */
    count: about.isChanged ? undefined : countIn(draft.draft),
    save,
    /** What the files have of values that were typed before, or changed elsewhere. */
    others: differing(saved, conflict ? before : { ...saved, ...draft.restored }),
    problems: problemsLeft(refused.problems, refused.sent, values),
    refused: refused.problems,
    fault,
    isBusy,
    /** What the files have now, if they were changed elsewhere. */
    conflict,
    isConflict: conflict !== undefined,
    /** Whether the files have anything of it: what is new, or was removed elsewhere, is typed here alone. */
    isSaved: Object.values(saved).some(Boolean),
  };
}
