import type { Examples } from '#app/gallery/examples.ts';
import { Field } from './field.tsx';

export const examples: Examples = {
  required: (
    <Field name="firstName" label="First Name" note="required" required problem="Enter your first name." />
  ),
  optional: <Field name="company" label="Company" note="optional" />,
  email: <Field name="email" label="Email" note="required" type="email" inputMode="email" required />,
  multiline: <Field name="message" label="Message" note="required" multiline required />,
};
