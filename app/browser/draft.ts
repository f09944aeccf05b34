import { isBlank, type ContactMessage } from '#app/site/contact-message.ts';

const storageKey = 'contact-draft';

/**
 * Keeps what was typed for this tab: it survives a reload and a crash, and ends with the tab. A blank message removes
 * the draft. Returns false where the browser has no room or does not allow it.
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

/** The draft of this tab: only what is text, under whatever names it was kept. Empty where there is none. */
export function readDraft(): Readonly<Record<string, string>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
