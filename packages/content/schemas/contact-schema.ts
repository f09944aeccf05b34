import { z } from 'zod';
import { label, lead, note, title } from './text-schema.ts';

export const contactParts = {
  form: z.strictObject({
    title,
    intro: note,
    optional: label,
    fields: z.strictObject({
      firstName: label,
      lastName: label,
      email: label,
      company: label,
      message: label,
    }),
    problems: z
      .strictObject({ firstName: note, lastName: note, email: note, message: note })
      .meta({ label: 'Sentences below fields that are wrong' }),
    submit: label,
    noScript: note.meta({ label: 'Note where scripts are off' }),
    late: note.meta({ label: 'Note while the form is loading' }),
    tooLong: note,
    draft: note,
    noDraft: note,
    clear: label,
    cleared: note,
    undo: label,
  }),
  // Used only with contactEndpoint in site.yaml, by the form that posts.
  posting: z
    .strictObject({
      sending: note,
      waiting: note,
      received: note,
      notReceived: note,
      openMail: label,
      leaveEmpty: label.meta({ label: 'Field that must stay empty' }),
    })
    .meta({ label: 'Sending the form', neededWith: 'contactEndpoint' }),
  ways: z
    .strictObject({
      title,
      copyMessage: label,
      copyAddress: label,
      gmail: label,
      outlook: label,
      call: label,
      box: label.meta({ label: 'Field with the message', untraced: true }),
      opening: note,
      openingToPaste: note,
      openingToCopy: lead,
      paste: note,
      copied: note,
      addressCopied: note,
      refused: note,
    })
    .meta({ label: 'Other ways to write' }),
  mail: z
    .strictObject({
      name: label,
      email: note,
      company: note,
      message: note,
      to: note,
      subjectLine: note,
    })
    .meta({ label: 'Labels in the mail', untraced: true }),
  panel: z
    .strictObject({
      title,
      email: label,
      // Omitted without answersWithin in site.yaml.
      answer: note.meta({ label: 'When you answer' }).optional(),
      phone: label,
      phoneHours: note,
      offices: label,
      profiles: note,
      vcard: label.meta({ label: 'Address book entry' }),
      copyEmail: label,
      copyPhone: label,
      copied: note,
      notCopied: note,
      talk: z.strictObject({ title, text: lead }).meta({ label: 'Booking' }),
    })
    .meta({ label: 'Contact details' }),
} as const;
