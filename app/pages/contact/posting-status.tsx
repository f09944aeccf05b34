import type { Words } from '#packages/content/schema.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import styles from './posted-form.module.css';
import type { Posting } from './post/posting.ts';

type PostingStatusProps = {
  words: Words['contact']['posting'];
  state: Posting;
  openMail: () => void;
};

/** Announces the state of the message politely. If it was not confirmed, offers the mail program. */
export function PostingStatus({ words, state, openMail }: PostingStatusProps) {
  return (
    <>
      <p role="status" className={styles.status} data-state={state}>
        {state === 'idle' ? '' : words[state]}
      </p>
      {state === 'notReceived' && (
        <button type="button" className={`${buttonClass('quiet')} ${styles.mail}`} onClick={openMail}>
          {words.openMail}
        </button>
      )}
    </>
  );
}
