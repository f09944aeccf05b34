import { askBeforeLeaving } from '#app/browser/ask-before-leaving.ts';
import { combineMessages, isSameMessage, removeDraft } from '#app/browser/draft.ts';
import { inTime, patience } from '#app/browser/in-time.ts';
import { emptyMessage, isBlank, type ContactMessage } from '#packages/site/contact-message.ts';
import type { deliver } from './deliver.ts';
import { isOfThisTab, messageId, takeTabId } from './message-id.ts';
import { outbox, type Outbox, type Unanswered } from './outbox.ts';

/** The state of the message. Only a receipt makes it 'received': answer.ts. */
export type Posting = 'idle' | 'sending' | 'waiting' | 'received' | 'notReceived';

type Field = readonly [name: string, text: string];

type Outgoing = {
  message: ContactMessage;
  fields: readonly Field[];
  /** When the form was opened, as a timestamp of `performance.now()`. */
  opened: number;
  /** Lets the browser post the form with this id, and show the receiver's page. Throws if it cannot. */
  submit: (id: string) => void;
};

const minFillTime = 2000;

/** Nobody fills in a form faster, but a restored draft may be sent at once: it waits instead of being rejected. */
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
 * 'received' or 'notReceived', whatever fails. From Send until a receipt it has a record in the outbox, whose words the next
 * document shows if this one goes.
 *
 * @param load loads the delivery code. If it fails, the browser posts the form
 */
export function createPosting(load: () => Promise<{ deliver: typeof deliver }>, records: Outbox = outbox) {
  let sent = emptyMessage;
  let state: Posting = 'idle';
  // The message that this document answers for, until its receipt.
  let own: { id: string; by: Unanswered['by']; release: () => void } | undefined;
  // Whether the visitor has cleared the form while the message was under way.
  let isCleared = false;
  const listeners = new Set<() => void>();
  const setState = (next: Posting) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isUnderWay = () => state === 'sending' || state === 'waiting';

  const forget = async (): Promise<void> => {
    const { id, release } = own ?? {};
    own = undefined;
    if (id !== undefined) await records.remove(id);
    release?.();
  };

  const keep = async (message: ContactMessage): Promise<void> => {
    if (own) await records.keep({ id: own.id, by: own.by, message });
  };

  /** Stores the message before it is sent, in place of the one that it was before it was changed. */
  const record = async (id: string): Promise<void> => {
    const earlier = own;
    const isSame = earlier?.id === id;
    const release = isSame ? earlier.release : await records.claim(id);
    own = { id, by: 'code', release: release ?? (() => {}) };
    await keep(sent);
    if (!earlier || isSame) return;
    await records.remove(earlier.id);
    earlier.release();
  };

  const send = async (endpoint: string, { fields, opened, submit }: Outgoing): Promise<Posting> => {
    const id = messageId(JSON.stringify(fields));
    const loading = inTime(load(), patience).catch(() => undefined);
    await record(id);
    const [delivery] = await Promise.all([loading, waitForMinFillTime(opened)]);
    if (delivery) {
      const onWait = (isWaiting: boolean) => setState(isWaiting ? 'waiting' : 'sending');
      const isReceived = await delivery.deliver(endpoint, [...fields, ['message-id', id]], onWait);
      return isReceived ? 'received' : 'notReceived';
    }
    if (!navigator.onLine) return 'notReceived';
    if (own) own.by = 'browser';
    await keep(sent);
    askBeforeLeaving(false);
    submit(id);
    return inTime(returned(), patience).catch(() => 'notReceived');
  };

  return {
    state: () => state,
    sent: () => sent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reset: () => setState('idle'),
    /** Records what has been typed since the message was sent. */
    type: (typed: ContactMessage) => {
      if (!own || isBlank(typed)) return;
      isCleared = false;
      // What is under way may still be refused. Later, the visitor changes it.
      void keep(isUnderWay() ? combineMessages(sent, typed) : typed);
    },
    /** Forgets the message, because the visitor has cleared the form. */
    discard: () => {
      isCleared = isUnderWay();
      if (!own || isCleared) return;
      void forget();
      setState('idle');
    },
    /**
     * Takes over a message without a receipt: this tab's, of its last document, and into an empty form one that another tab
     * has left. Resolves to its words, for the form to show, unless the receiver has redirected to the form's page.
     */
    takeOver: async (typed: ContactMessage): Promise<ContactMessage | undefined> => {
      const found = own || isUnderWay() ? [] : await records.all();
      const isMine = ({ id, message }: Unanswered) => isOfThisTab(id) || isSameMessage(message, typed);
      const others = isBlank(typed) ? found.filter((each) => !isMine(each)) : [];
      for (const { id, by, message } of [...found.filter(isMine), ...others]) {
        const release = await records.claim(id);
        if (!release) continue;
        if (own || isUnderWay()) {
          release();
          return undefined;
        }
        own = { id, by, release };
        sent = message;
        const isShown = by === 'browser' && isOfThisTab(id);
        if (isShown && location.hash === '#sent') {
          removeDraft(message);
          await forget();
          setState('received');
          return undefined;
        }
        // Otherwise the receiver has shown in its own page what has become of the message.
        if (!isShown) setState('notReceived');
        takeTabId(id);
        return message;
      }
      return undefined;
    },
    /** Posts a message and resolves to its final state; undefined if another one is under way. */
    async post(endpoint: string, outgoing: Outgoing): Promise<Posting | undefined> {
      if (isUnderWay()) return undefined;
      sent = outgoing.message;
      isCleared = false;
      askBeforeLeaving(true);
      setState('sending');
      let outcome: Posting = 'notReceived';
      try {
        outcome = await send(endpoint, outgoing);
      } catch (error) {
        console.warn(error);
      }
      askBeforeLeaving(false);
      // The form may be gone by now, or another one shows the draft.
      if (outcome === 'received') removeDraft(outgoing.message);
      if (outcome === 'received' || isCleared) await forget();
      setState(outcome);
      return outcome;
    },
  };
}
