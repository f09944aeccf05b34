import type { Words } from '#generate/content/schema.ts';
import { Field } from '#app/ui/field/field.tsx';
import { messageFields } from './message-fields.ts';

/** The fields of the contact form. They are uncontrolled: React never resets them. */
export function FormFields({ words }: { words: Words['contact']['form'] }) {
  return messageFields.map((input) => (
    <Field
      key={input.name}
      {...input}
      label={words.fields[input.name]}
      note={input.required ? words.required : words.optional}
    />
  ));
}
