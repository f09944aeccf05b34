import { useEffect, type SubmitEvent, useRef, useSyncExternalStore } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { isSameMessage, messageOf, showDraft } from '#app/browser/draft.ts';
import { useSite } from '#app/layout/site-context.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { ContactForm } from './contact-form.tsx';
import { type Posting, createPosting } from './post/posting.ts';
import styles from './posted-form.module.css';
import { useContact, type Contact } from './use-contact.ts';
import { countVisit } from '#app/browser/count-visit.ts';

const load = () => import('./post/deliver.ts');

// Of the document, not of a form: a visitor may leave the page and return while a message is under way.
const posting = createPosting(load);

function fieldsOf(form: HTMLFormElement): [name: string, text: string][] {
  return [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
}

function countHandOff(): void {
  if (process.env.COUNT_VISITS) countVisit('hand-off');
}

/** Lets the browser post the form. Throws if a page change has removed it. */
function submitNatively(form: HTMLFormElement, id: string): void {
  if (!form.isConnected) throw new Error('the form has been removed');
  form.addEventListener('formdata', ({ formData }) => formData.set('message-id', id), { once: true });
  countHandOff();
  form.submit();
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

/** Announces the state of the message politely. If it was not confirmed, offers the mail program. */
function PostingStatus({ contact, state }: { contact: Contact; state: Posting }) {
  const words = contact.words.posting;
  return (
    <>
      <p role="status" className={styles.status} data-state={state}>
        {state === 'idle' ? '' : words[state]}
      </p>
      {state === 'notReceived' && (
        <button
          type="button"
          className={`${buttonClass('quiet')} ${styles.mail}`}
          onClick={() => void contact.openMail()}
        >
          {words.openMail}
        </button>
      )}
    </>
  );
}

/** Shows a message that has no receipt yet, and clears the form once its message is received. */
function useOutcome({ form, refresh, clear }: Contact, state: Posting): void {
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
  const { contactEndpoint = '', locale } = useSite();
  const contact = useContact(words);
  const state = useSyncExternalStore(posting.subscribe, posting.state, (): Posting => 'idle');
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  useOutcome(contact, state);

  const post = async (form: HTMLFormElement): Promise<void> => {
    const outcome = await posting.post(contactEndpoint, {
      message: messageOf(form),
      fields: fieldsOf(form),
      opened: opened.current,
      submit: (id) => submitNatively(form, id),
    });
    if (outcome === 'received') countHandOff();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    contact.refresh();
    void post(event.currentTarget);
  };
  const onInput = () => {
    posting.type(contact.refresh());
    // Fetched ahead. A failure is handled on submit.
    load().catch(() => {});
    if (state === 'received') posting.reset();
  };

  return (
    <ContactForm
      contact={contact}
      isBusy={state === 'sending'}
      isNeeded={state === 'notReceived'}
      method="post"
      action={contactEndpoint}
      onSubmit={onSubmit}
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
      below={<PostingStatus contact={contact} state={state} />}
    />
  );
}
