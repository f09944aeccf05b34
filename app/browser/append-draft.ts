import { readDraft, saveDraft } from './draft.ts';

const blank = { firstName: '', lastName: '', email: '', company: '', message: '' };

/**
 * Appends a text to the message of this tab's draft, unless the message already ends with it. Returns false if the
 * browser cannot store the draft.
 */
export function appendToDraft(text: string): boolean {
  const draft = { ...blank, ...readDraft() };
  const message = draft.message.trimEnd();
  if (message.endsWith(text)) return true;
  return saveDraft({ ...draft, message: message === '' ? text : `${message}\n\n${text}` });
}
