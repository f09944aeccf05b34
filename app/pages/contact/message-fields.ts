import type { ContactMessage } from '#packages/site/contact-message.ts';
import type { FieldProps } from '#app/ui/field/field.tsx';

type FieldName = keyof ContactMessage;

/** The form's fields, with attributes for the browser's validation, autofill and keyboards. */
export const messageFields: readonly (Omit<FieldProps, 'label' | 'note'> & { name: FieldName })[] = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', required: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'message', multiline: true, autoComplete: 'off', required: true },
];

/**
 * Validates the form with the browser's messages. Browsers accept white space in a required field, so such a field
 * is emptied first.
 */
export function validate(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]'))
    if (field.value.trim() === '') field.value = '';
  return form.reportValidity();
}
