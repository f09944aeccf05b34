import { useEffect, useRef, useSyncExternalStore } from 'react';
import { countVisit } from '#app/browser/count-visit.ts';
import { messageOf } from '#app/browser/draft.ts';
import { createPosting, type Posting } from './post/posting.ts';

const load = () => import('./post/deliver.ts');

/** Prefetches the delivery code. A failure is handled on submit. */
export function fetchDelivery(): void {
  load().catch(() => {});
}

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

/** Posts the form's fields to an endpoint, one message at a time. `sent` returns the last message. */
export function usePosting(endpoint: string) {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  const state = useSyncExternalStore(posting.subscribe, posting.state, (): Posting => 'idle');

  const post = async (form: HTMLFormElement): Promise<void> => {
    const outcome = await posting.post(endpoint, {
      message: messageOf(form),
      fields: fieldsOf(form),
      opened: opened.current,
      submit: (id) => submitNatively(form, id),
    });
    if (outcome === 'received') countHandOff();
  };
  const { sent, type, reset, discard, takeOver } = posting;
  return { state, sent, post, type, reset, discard, takeOver };
}
