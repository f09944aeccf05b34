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

export const emptyMessage = Object.fromEntries(messageFields.map(({ name }) => [name, ''])) as ContactMessage;

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
