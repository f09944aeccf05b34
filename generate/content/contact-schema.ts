import { z } from 'zod';
import { text } from './text-schema.ts';

/** Schemas of the sections of `contact.yaml` that follow the page head. */
export const contactParts = {
  form: z.strictObject({
    title: text,
    intro: text,
    optional: text,
    required: text,
    fields: z.strictObject({
      firstName: text,
      lastName: text,
      email: text,
      company: text,
      message: text,
    }),
    submit: text,
    noScript: text.meta({ label: 'Note where scripts are off' }),
    late: text.meta({ label: 'Note while the form is loading' }),
    tooLong: text,
    draft: text,
    noDraft: text,
    clear: text,
    cleared: text,
    undo: text,
  }),
  // Used only with contactEndpoint in site.yaml, by the form that posts.
  posting: z
    .strictObject({
      sending: text,
      waiting: text,
      received: text,
      notReceived: text,
      openMail: text,
      leaveEmpty: text.meta({ label: 'Field that must stay empty' }),
    })
    .meta({ label: 'Sending the form' }),
  ways: z
    .strictObject({
      title: text,
      copyMessage: text,
      copyAddress: text,
      gmail: text,
      outlook: text,
      call: text,
      box: text.meta({ label: 'Field with the message' }),
      opening: text,
      openingToPaste: text,
      openingToCopy: text,
      paste: text,
      copied: text,
      addressCopied: text,
      refused: text,
    })
    .meta({ label: 'Other ways to write' }),
  mail: z
    .strictObject({
      name: text,
      email: text,
      company: text,
      message: text,
      to: text,
      subjectLine: text,
    })
    .meta({ label: 'Labels in the mail' }),
  panel: z
    .strictObject({
      title: text,
      email: text,
      // Omitted without answersWithin in site.yaml.
      answer: text.meta({ label: 'When you answer' }).optional(),
      phone: text,
      phoneHours: text,
      offices: text,
      profiles: text,
      vcard: text.meta({ label: 'Address book entry' }),
      copyEmail: text,
      copyPhone: text,
      copied: text,
      notCopied: text,
      talk: z.strictObject({ title: text, text }).meta({ label: 'Booking' }),
    })
    .meta({ label: 'Contact details' }),
} as const;
