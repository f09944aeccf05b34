import type { Words } from '#packages/content/schema.ts';
import { isBlank } from '#packages/site/contact-message.ts';
import styles from './draft-note.module.css';
import type { Draft } from './use-draft.ts';
import type { ShowNotice } from './use-notice.ts';

type DraftNoteProps = { words: Words['contact']['form']; draft: Draft; showNotice: ShowNotice };

/** Says where the draft is stored, with a button that clears it and then restores it. */
export function DraftNote({ words, draft, showNotice }: DraftNoteProps) {
  const { typed, isSaved, isCleared, clear, undo } = draft;
  const kept = isSaved ? words.draft : words.noDraft;
  const onClick = () => {
    if (isCleared) undo();
    else clear();
    // The last notice is about words that are gone.
    showNotice('');
  };
  return (
    <div className={styles.scripted}>
      <p aria-live="polite">{isCleared ? words.cleared : kept}</p>
      {(!isBlank(typed) || isCleared) && (
        <button type="button" onClick={onClick}>
          {isCleared ? words.undo : words.clear}
        </button>
      )}
    </div>
  );
}
