import { emptyMessage, isBlank, type ContactMessage } from '#packages/site/contact-message.ts';

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

/**
 * The texts of a stored message by field name; empty if there is none.
 *
 * @param read reads it as it is stored: by default this tab's draft
 */
export function readDraft(read = () => sessionStorage.getItem(storageKey)): Readonly<Record<string, string>> {
  try {
    // Parsing null gives null. The contact page's first script has no bytes for a check.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const draft: unknown = JSON.parse(read() as string);
    return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/**
 * Appends a text to the message of this tab's draft, unless the message already ends with it. Returns false if the
 * browser cannot store the draft.
 */
export function appendToDraft(text: string): boolean {
  const draft = { ...emptyMessage, ...readDraft() };
  const message = draft.message.trimEnd();
  if (message.endsWith(text)) return true;
  return saveDraft({ ...draft, message: message === '' ? text : `${message}\n\n${text}` });
}

/** Removes the draft unless it has changed since this message was read from it. */
export function removeDraft(message: ContactMessage): void {
  const draft = readDraft();
  const isSame = Object.entries(message).every(([name, text]) => draft[name] === text);
  // If storage is denied, there is no draft.
  if (isSame) sessionStorage.removeItem(storageKey);
}

/**
 * Combines a field's draft with what was typed before the draft was shown. Nothing of a message is lost: the later text
 * follows the earlier one. In a single line, such as a name, the later text takes its place.
 */
export function combineTexts(draft: string, typed: string, isMultiline: boolean): string {
  if (draft.startsWith(typed)) return draft;
  return isMultiline && !typed.startsWith(draft) ? `${draft}\n\n${typed}` : typed;
}

/** The fields that visitors fill in: not the hidden ones, nor the honeypot. */
function textFields(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[name]:not([type=hidden],[tabindex])',
  );
}

export function messageOf(form: HTMLFormElement): ContactMessage {
  const texts = Array.from(textFields(form), ({ name, value }) => [name, value]);
  // The form has a field for each key, and a check would take bytes of the contact page's first script.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(texts) as ContactMessage;
}

/** Writes texts into the form, by default the draft, and keeps what has been typed. */
export function showDraft(form: HTMLFormElement, texts = readDraft()): void {
  for (const field of textFields(form)) {
    const { name, value } = field;
    const combined = combineTexts(texts[name] ?? '', value, field instanceof HTMLTextAreaElement);
    // Assigning a value moves the caret.
    if (combined === value) continue;
    field.value = combined;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
