import { isBlank, type ContactMessage } from '#app/site/contact-message.ts';

const storageKey = 'contact-draft';

/**
 * Saves the contact form for this tab: the draft survives a reload and a crash, and is gone with the tab. A blank message
 * removes it. Returns false if storage is full or denied.
 */
export function saveDraft(typed: ContactMessage): boolean {
  try {
    if (isBlank(typed)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

/** Returns the text values of this tab's draft by field name; empty if there is none. */
export function readDraft(): Readonly<Record<string, string>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
