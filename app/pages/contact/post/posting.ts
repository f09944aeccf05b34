import { askBeforeLeaving } from '#app/browser/ask-before-leaving.ts';
import { isSameMessage, removeDraft } from '#app/browser/draft.ts';
import { readStored, store } from '#app/browser/storage.ts';
import { emptyMessage, isBlank, type ContactMessage } from '#packages/site/contact-message.ts';
import { deliver } from './deliver.ts';
import { outbox, type Outbox, type Unanswered } from './outbox.ts';

/** The state of the message. Only a receipt makes it 'received': receipt.ts. */
export type Posting = 'idle' | 'sending' | 'waiting' | 'received' | 'notReceived';

type Outgoing = { message: ContactMessage; fields: readonly (readonly [name: string, text: string])[] };

// The id of the message that this tab has sent, for its next document.
const storageKey = 'contact-sent';

/** By which a receiver knows a message that is sent again. Not `randomUUID`, which browsers have on HTTPS only. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');
}

/**
 * Posts messages, one at a time. The state outlives the form, which a page change removes, and every message ends as
 * 'received' or 'notReceived', whatever fails. From Send until a receipt it has a record in the outbox, whose words the next
 * document shows if this one goes.
 */
export function createPosting(send = deliver, records: Outbox = outbox) {
  let sent = emptyMessage;
  let state: Posting = 'idle';
  // The message that this document answers for, until its receipt.
  let own: (Unanswered & { release: () => void }) | undefined;
  const listeners = new Set<() => void>();
  const setState = (next: Posting) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isUnderWay = () => state === 'sending' || state === 'waiting';

  const answerFor = ({ id, message }: Unanswered, release: () => void) => {
    own = { id, message, release };
    sent = message;
    store('sessionStorage', storageKey, id);
  };

  const forget = async (): Promise<void> => {
    const { id, release } = own ?? {};
    own = undefined;
    store('sessionStorage', storageKey);
    if (id !== undefined) await records.remove(id);
    release?.();
  };

  /** Stores a message before it is sent, in place of what it was before it was changed. Unchanged, it keeps its id. */
  const record = async (message: ContactMessage): Promise<string> => {
    if (own && isSameMessage(own.message, message)) return own.id;
    await forget();
    const id = randomId();
    answerFor({ id, message }, (await records.claim(id)) ?? (() => {}));
    await records.keep({ id, message });
    return id;
  };

  return {
    state: () => state,
    sent: () => sent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reset: () => setState('idle'),
    /** Forgets the message, because the visitor has cleared the form. */
    discard: () => {
      if (!own) return;
      void forget();
      if (!isUnderWay()) setState('idle');
    },
    /**
     * Takes over a message without a receipt: this tab's, of its last document, and into an empty form one that another tab
     * has left. Resolves to its words for an empty form to show.
     */
    takeOver: async (typed: ContactMessage): Promise<ContactMessage | undefined> => {
      const found = own || isUnderWay() ? [] : await records.all();
      const before = readStored('sessionStorage', storageKey);
      const wanted = found.filter(
        ({ id, message }) => id === before || isBlank(typed) || isSameMessage(message, typed),
      );
      for (const left of wanted.toSorted((a, b) => Number(b.id === before) - Number(a.id === before))) {
        const release = await records.claim(left.id);
        if (!release) continue;
        if (own || isUnderWay()) {
          release();
          return undefined;
        }
        answerFor(left, release);
        setState('notReceived');
        return isBlank(typed) ? left.message : undefined;
      }
      return undefined;
    },
    /** Posts a message and resolves to its final state; undefined if another one is under way. */
    async post(endpoint: string, { message, fields }: Outgoing): Promise<Posting | undefined> {
      if (isUnderWay()) return undefined;
      askBeforeLeaving(true);
      setState('sending');
      let outcome: Posting = 'notReceived';
      try {
        const id = await record(message);
        const onWait = (isWaiting: boolean) => setState(isWaiting ? 'waiting' : 'sending');
        if (await send(endpoint, [...fields, ['message-id', id]], onWait)) outcome = 'received';
      } catch (error) {
        console.warn(error);
      }
      askBeforeLeaving(false);
      if (outcome === 'received') {
        // The form may be gone by now, or another one shows the draft.
        removeDraft(message);
        await forget();
      }
      // Of a message that the visitor has cleared meanwhile, there is nothing to say.
      setState(outcome === 'received' || own ? outcome : 'idle');
      return outcome;
    },
  };
}
