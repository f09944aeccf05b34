/** What a tab leaves behind of a message under way, for its next document, and for another tab if it is closed. */
import { readDraft } from '#app/browser/draft.ts';
import { readStored, store } from '#app/browser/storage.ts';
import type { ContactMessage } from '#packages/site/contact-message.ts';
import { tabId } from './message-id.ts';

const senderKey = 'contact-posting';
const messageKey = 'contact-unanswered';

/** Who posts a message: the page's code, or the browser, which then shows the receiver's page. */
type Sender = 'code' | 'browser';

/** Remembers for this tab who is posting a message; nobody, if undefined. */
export function rememberSender(sender?: Sender): void {
  store('sessionStorage', senderKey, sender);
}

/**
 * What has become of a message that was under way when this tab's last document was left. Of one that the browser has
 * posted, the receiver's page says that, or the hash to which the receiver redirects.
 */
export function stateOnArrival(): 'idle' | 'received' | 'notReceived' {
  const sender = readStored('sessionStorage', senderKey);
  if (sender === 'browser') return location.hash === '#sent' ? 'received' : 'idle';
  return sender ? 'notReceived' : 'idle';
}

/** Keeps a message that is under way while its tab is closed, and the draft with it. */
export function keepUnanswered(message: ContactMessage): void {
  store('localStorage', messageKey, JSON.stringify({ ...message, tab: tabId() }));
}

/**
 * Removes the message that another tab has kept, and returns its texts by field name; undefined if there is none, or if it
 * is this tab's, which is still its draft. This tab takes over the other's id, so that a receiver recognizes the
 * message if it is sent again.
 */
export function takeUnanswered(): Readonly<Record<string, string>> | undefined {
  const { tab, ...texts } = readDraft(() => localStorage.getItem(messageKey));
  if (tab === undefined) return undefined;
  store('localStorage', messageKey);
  if (tab === tabId()) return undefined;
  tabId(tab);
  return texts;
}
