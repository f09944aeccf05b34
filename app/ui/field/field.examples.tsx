import type { Examples } from '#app/gallery/examples.ts';
import { Field } from './field.tsx';

export const examples: Examples = {
  required: <Field name="firstName" label="First Name" optional="optional" required />,
  optional: <Field name="company" label="Company" optional="optional" />,
  email: <Field name="email" label="Email" optional="optional" type="email" inputMode="email" required />,
  multiline: <Field name="message" label="Message" optional="optional" multiline required />,
};
