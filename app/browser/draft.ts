/**
 * The contact form's draft. The contact page's first script stores it with this, also where built-in objects are missing or broken
 * and all other code fails. So what stores calls no methods of arrays and objects.
 */
import { emptyMessage, isBlank, type ContactMessage } from '#packages/site/contact-message.ts';
import { readStored, store } from './storage.ts';

const storageKey = 'contact-draft';

/** Saves the contact form until the tab is closed; a blank message removes it. Returns false if storage is full or denied. */
export function saveDraft(typed: ContactMessage): boolean {
  return store('sessionStorage', storageKey, isBlank(typed) ? undefined : JSON.stringify(typed));
}

/** The draft; blank if there is none, or if storage is denied. */
export function readDraft(): ContactMessage {
  const draft: Record<string, string> & ContactMessage = { ...emptyMessage };
  try {
    const stored: Record<string, unknown> | null = JSON.parse(
      readStored('sessionStorage', storageKey) ?? 'null',
    );
    for (const name in draft) {
      const text = stored?.[name];
      if (typeof text === 'string') draft[name] = text;
    }
  } catch {
    // What is stored is no draft.
  }
  return draft;
}

/** Appends a text to the draft's message, unless it ends with it already. Returns false if the browser cannot store the draft. */
export function appendToDraft(text: string): boolean {
  const draft = readDraft();
  const message = draft.message.trimEnd();
  if (message.endsWith(text)) return true;
  return saveDraft({ ...draft, message: message === '' ? text : `${message}\n\n${text}` });
}

/** Removes the draft unless it has changed since this message was read from it. */
export function removeDraft(message: ContactMessage): void {
  if (isSameMessage(readDraft(), message)) saveDraft(emptyMessage);
}

export function isSameMessage(one: ContactMessage, other: ContactMessage): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function begins(text: string, start: string): boolean {
  return text.slice(0, start.length) === start;
}

/** Combines a draft with what was typed before it was shown: the later text follows, or in a single line takes its place. */
export function combineTexts(draft: string, typed: string, isMultiline: boolean): string {
  if (begins(draft, typed)) return draft;
  return isMultiline && !begins(typed, draft) ? `${draft}\n\n${typed}` : typed;
}

export function combineMessages(message: ContactMessage, typed: ContactMessage): ContactMessage {
  const combined: Record<string, string> & ContactMessage = { ...typed };
  for (const [name, text] of Object.entries(message))
    combined[name] = combineTexts(text, combined[name] ?? '', name === 'message');
  return combined;
}

/** The fields that visitors fill in: not the hidden ones, nor the honeypot. */
function textFields(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[name]:not([type=hidden],[tabindex])',
  );
}

export function messageOf(form: HTMLFormElement): ContactMessage {
  const message: Record<string, string> & ContactMessage = { ...emptyMessage };
  for (const { name, value } of textFields(form)) message[name] = value;
  return message;
}

/** Writes texts into the form, by default the draft, and keeps what has been typed. */
export function showDraft(form: HTMLFormElement, texts: ContactMessage = readDraft()): void {
  const drafts: Readonly<Record<string, string>> = texts;
  const changed: HTMLElement[] = [];
  for (const field of textFields(form)) {
    const { name, value } = field;
    const combined = combineTexts(drafts[name] ?? '', value, field instanceof HTMLTextAreaElement);
    // Assigning a value moves the caret.
    if (combined === value) continue;
    field.value = combined;
    changed[changed.length] = field;
  }
  // Each event has the form stored: with all texts, not with those of the first fields alone.
  for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }));
}
