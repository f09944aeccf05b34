import type { Examples } from '#app/gallery/examples.ts';
import { Field } from './field.tsx';

export const examples: Examples = {
  required: (
    <Field name="firstName" label="First Name" optional="optional" requiredWord="required" required />
  ),
  optional: <Field name="company" label="Company" optional="optional" requiredWord="required" />,
  email: (
    <Field
      name="email"
      label="Email"
      optional="optional"
      requiredWord="required"
      type="email"
      inputMode="email"
      required
    />
  ),
  multiline: (
    <Field name="message" label="Message" optional="optional" requiredWord="required" multiline required />
  ),
};
