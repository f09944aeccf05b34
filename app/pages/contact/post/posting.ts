import { askBeforeLeaving } from '#app/browser/ask-before-leaving.ts';
import { readDraft, removeDraft } from '#app/browser/draft.ts';
import { inTime, patience } from '#app/browser/in-time.ts';
import { emptyMessage, type ContactMessage } from '#packages/site/contact-message.ts';
import type { deliver } from './deliver.ts';
import { messageId } from './message-id.ts';
import { keepUnanswered, rememberSender, stateOnArrival, takeUnanswered } from './left-message.ts';

/** The state of the message. Only a receipt makes it 'received': receipt.ts. */
export type Posting = 'idle' | 'sending' | 'waiting' | 'received' | 'notReceived';

type Field = readonly [name: string, text: string];

type Outgoing = {
  message: ContactMessage;
  /** All fields of the form, in its order. */
  fields: readonly Field[];
  /** When the form was opened, as a timestamp of `performance.now()`. */
  opened: number;
  /** Lets the browser post the form with this id, and show the receiver's page. Throws if it cannot. */
  submit: (id: string) => void;
};

const minFillTime = 2000;

/**
 * Resolves two seconds after `opened`, a timestamp of `performance.now()`. Nobody fills in a form faster, but a visitor
 * with a restored draft may send it at once, so an early message waits instead of being rejected.
 */
function waitForMinFillTime(opened: number): Promise<void> {
  const left = opened + minFillTime - performance.now();
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, left));
  });
}

/** Resolves when the back-forward cache has restored this page. */
function returned(): Promise<'idle'> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve('idle'), { once: true });
  });
}

/**
 * Posts messages, one at a time. The state outlives the form, which a page change removes, and every message ends as
 * 'received' or 'notReceived', whatever fails.
 *
 * @param load loads the delivery code. If it fails, the browser posts the form
 */
export function createPosting(load: () => Promise<{ deliver: typeof deliver }>) {
  const draft = readDraft();
  let sent = { ...emptyMessage, ...draft };
  let state: Posting = 'message' in draft ? stateOnArrival() : 'idle';
  const listeners = new Set<() => void>();
  const setState = (next: Posting) => {
    state = next;
    for (const listener of listeners) listener();
  };

  // A closed tab takes its draft along, and phones do not ask. A page in the back-forward cache is still there.
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) keepUnanswered(sent);
  };
  const setUnderWay = (isUnderWay: boolean) => {
    askBeforeLeaving(isUnderWay);
    if (isUnderWay) addEventListener('pagehide', onPageHide);
    else removeEventListener('pagehide', onPageHide);
  };

  const send = async (endpoint: string, { fields, opened, submit }: Outgoing): Promise<Posting> => {
    const id = messageId(JSON.stringify(fields));
    const loading = inTime(load(), patience).catch(() => undefined);
    const [delivery] = await Promise.all([loading, waitForMinFillTime(opened)]);
    if (delivery) {
      const onWait = (isWaiting: boolean) => setState(isWaiting ? 'waiting' : 'sending');
      const isReceived = await delivery.deliver(endpoint, [...fields, ['message-id', id]], onWait);
      return isReceived ? 'received' : 'notReceived';
    }
    if (!navigator.onLine) return 'notReceived';
    rememberSender('browser');
    setUnderWay(false);
    submit(id);
    return inTime(returned(), patience).catch(() => 'notReceived');
  };

  return {
    state: () => state,
    /** The message that was posted last; on arrival, the draft. */
    sent: () => sent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reset: () => setState('idle'),
    /** Takes over a message that a closed tab has left, as one that is not confirmed. Returns its texts by field name. */
    takeOver: () => {
      const texts = state === 'idle' ? takeUnanswered() : undefined;
      if (texts) setState('notReceived');
      return texts;
    },
    /** Posts a message and resolves to its final state; undefined if another one is under way. */
    async post(endpoint: string, outgoing: Outgoing): Promise<Posting | undefined> {
      if (state === 'sending' || state === 'waiting') return undefined;
      sent = outgoing.message;
      rememberSender('code');
      setUnderWay(true);
      setState('sending');
      let outcome: Posting = 'notReceived';
      try {
        outcome = await send(endpoint, outgoing);
      } catch (error) {
        console.warn(error);
      }
      setUnderWay(false);
      rememberSender();
      // The form may be gone by now, or another one shows the draft.
      if (outcome === 'received') removeDraft(outgoing.message);
      setState(outcome);
      return outcome;
    },
  };
}
