import { readDraft, saveDraft } from './draft.ts';

const blank = { firstName: '', lastName: '', email: '', company: '', message: '' };

/**
 * Adds a text to the end of the message that is kept as this tab's draft; what the visitor wrote stays, and the same
 * text is not added twice in a row. Returns false where the browser keeps no draft.
 */
export function appendToDraft(text: string): boolean {
  const draft = { ...blank, ...readDraft() };
  const message = draft.message.trimEnd();
  if (message.endsWith(text)) return true;
  return saveDraft({ ...draft, message: message === '' ? text : `${message}\n\n${text}` });
}
