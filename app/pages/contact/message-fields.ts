import type { ContactMessage } from '#app/site/contact-message.ts';
import type { FieldProps } from '#app/ui/field/field.tsx';

type FieldName = keyof ContactMessage;

/** The form's fields, with attributes for the browser's own validation, autofill and keyboards. */
export const messageFields: readonly (Omit<FieldProps, 'label' | 'note'> & { name: FieldName })[] = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', required: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'message', multiline: true, autoComplete: 'off', required: true },
];

/** Builds a message from a function of each field's name. */
function messageWith(text: (name: FieldName) => string): ContactMessage {
  const texts = messageFields.map(({ name }) => [name, text(name)] as const);
  return Object.fromEntries(texts) as ContactMessage;
}

export const emptyMessage = messageWith(() => '');

/** A message of `{field}` placeholders, which the boot script fills in before this code has loaded. */
export const placeholderMessage = messageWith((name) => `{${name}}`);

/**
 * Validates the form with the browser's own messages. Browsers accept white space in a required field, so such a field
 * is emptied first.
 */
export function validate(form: HTMLFormElement): boolean {
  for (const { name, required } of messageFields) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    if (required && control.value.trim() === '') control.value = '';
  }
  return form.reportValidity();
}
