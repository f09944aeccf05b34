import type { Words } from '#generate/content/schema.ts';
import styles from './contact-form.module.css';
import { DraftNote } from './draft-note.tsx';
import { OtherWays } from './other-ways.tsx';
import { TextToCopy } from './text-to-copy.tsx';
import type { useDraft } from './use-draft.ts';
import type { useNotice } from './use-notice.ts';

type FormFooterProps = {
  words: Words['contact'];
  draft: ReturnType<typeof useDraft>;
  notices: ReturnType<typeof useNotice>;
  /** Whether the other ways to send the message are needed now. */
  isNeeded: boolean;
};

/** The draft note, the last notice, and the other ways to send the message. */
export function FormFooter({ words, draft, notices, isNeeded }: FormFooterProps) {
  const [notice, showNotice] = notices;
  return (
    <>
      <DraftNote words={words.form} draft={draft} showNotice={showNotice} />
      {/* Not a live region: the notification with the same text is announced. */}
      <output aria-labelledby="message-title" aria-live="off" className={styles.notice}>
        {notice.text}
      </output>
      {notice.toCopy && <TextToCopy key={notice.count} label={words.ways.box} text={notice.toCopy} />}
      <OtherWays
        words={words.ways}
        mailWords={words.mail}
        typed={draft.typed}
        refresh={draft.refresh}
        isNeeded={isNeeded}
        showNotice={showNotice}
      />
    </>
  );
}
