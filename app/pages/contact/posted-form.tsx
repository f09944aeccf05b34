import { useEffect, type SubmitEvent, useSyncExternalStore } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { isSameMessage, messageOf, showDraft } from '#app/browser/draft.ts';
import { useSite } from '#app/layout/site-context.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { ContactForm } from './contact-form.tsx';
import { composeMail } from './mail/mailto.ts';
import { openMail } from './open-mail.ts';
import { type Posting, createPosting } from './post/posting.ts';
import styles from './posted-form.module.css';
import { useDraft, type Draft } from './use-draft.ts';
import { useNotice } from './use-notice.ts';
import { countVisit } from '#app/browser/count-visit.ts';

// Of the document, not of a form: a visitor may leave the page and return while a message is under way.
const posting = createPosting();

function fieldsOf(form: HTMLFormElement): [name: string, text: string][] {
  return [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
}

/** A field that people neither see nor reach, and robots fill in: receivers, such as Formspree, discard such messages. */
function Honeypot({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {`${label} `}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

type PostingStatusProps = {
  words: Words['contact']['posting'];
  state: Posting;
  openMail: () => void;
};

/** Announces the state of the message politely. If it was not confirmed, offers the mail program. */
function PostingStatus({ words, state, openMail }: PostingStatusProps) {
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

/** Shows a message that has no receipt yet, and clears the form once its message is received. */
function useOutcome({ form, refresh, clear }: Draft, state: Posting): void {
  useEffect(() => {
    const show = async () => {
      const left = form.current && (await posting.takeOver(messageOf(form.current)));
      if (!left || !form.current) return;
      showDraft(form.current, left);
      refresh();
    };
    void show();
  }, [form, refresh]);

  useEffect(() => {
    if (state !== 'received' || !form.current) return;
    // Keeps text typed in the meantime, which was not sent.
    if (isSameMessage(messageOf(form.current), posting.sent())) clear();
  }, [state, form, clear]);
}

/** The browser can post it by itself; with this code the visitor stays on the page and sees the outcome. */
export function PostedForm({ words }: { words: Words['contact'] }) {
  const { contactEndpoint = '', locale, mailbox } = useSite();
  const draft = useDraft();
  const { refresh } = draft;
  const notices = useNotice();
  const [, showNotice] = notices;
  const state = useSyncExternalStore(posting.subscribe, posting.state, (): Posting => 'idle');
  useOutcome(draft, state);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = refresh();
    const outcome = await posting.post(contactEndpoint, { message, fields: fieldsOf(event.currentTarget) });
    if (process.env.COUNT_VISITS && outcome === 'received') countVisit('hand-off');
  };
  const onInput = () => {
    refresh();
    if (state === 'received') posting.reset();
  };

  return (
    <ContactForm
      words={words}
      draft={draft}
      notices={notices}
      isBusy={state === 'sending'}
      isNeeded={state === 'notReceived'}
      method="post"
      action={contactEndpoint}
      onSubmit={(event) => void onSubmit(event)}
      onInput={onInput}
      onReset={posting.discard}
      above={
        state === 'idle' && (
          <p id="sent" className={styles.sent} data-nosnippet>
            {words.posting.received}
          </p>
        )
      }
      before={
        <>
          <Honeypot label={words.posting.leaveEmpty} />
          <input type="hidden" name="language" value={locale.code} />
        </>
      }
      below={
        <PostingStatus
          words={words.posting}
          state={state}
          openMail={() => void openMail(composeMail(mailbox, refresh(), words.mail), words.ways, showNotice)}
        />
      }
    />
  );
}
