import { readDraft } from '#app/browser/draft.ts';
import type { ContactMessage } from '#app/site/contact-message.ts';
import { tabId } from './message-id.ts';

const storageKey = 'contact-unanswered';

/** Keeps a message that is under way while its tab is closed, and the draft with it. */
export function keepUnanswered(message: ContactMessage): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...message, tab: tabId() }));
  } catch {
    // Storage is full or denied.
  }
}

/**
 * Removes the message that another tab has kept, and returns its texts by field name; undefined if there is none, or if it
 * is this tab's, which is still its draft. This tab takes over the other's id, so that a receiver recognizes the
 * message if it is sent again.
 */
export function takeUnanswered(): Readonly<Record<string, string>> | undefined {
  const { tab, ...texts } = readDraft(() => localStorage.getItem(storageKey));
  if (tab === undefined) return undefined;
  localStorage.removeItem(storageKey);
  if (tab === tabId()) return undefined;
  tabId(tab);
  return texts;
}
