import { z } from 'zod';
import { listOf } from './list-schema.ts';
import { slotted, text } from './text-schema.ts';

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
    noScript: text,
    late: text,
    tooLong: text,
    draft: text,
    noDraft: text,
    clear: text,
    cleared: text,
    undo: text,
    restored: text,
  }),
  // Used only with contactEndpoint in site.yaml, by the form that posts.
  posting: z.strictObject({
    sending: text,
    waiting: text,
    received: text,
    notReceived: text,
    openMail: text,
    leaveEmpty: text,
  }),
  ways: z.strictObject({
    title: text,
    text,
    copyMessage: text,
    copyAddress: text,
    gmail: text,
    outlook: text,
    call: text,
    box: text,
    opening: text,
    openingToPaste: text,
    openingToCopy: text,
    paste: text,
    copied: text,
    addressCopied: text,
    refused: text,
  }),
  next: z.strictObject({
    title: text,
    steps: listOf(z.strictObject({ title: text, text }), {
      min: 2,
      max: 6,
      because: 'they are numbered steps, to be taken in at a glance',
    }),
  }),
  // When a message will be answered. Omitted without answersWithin in site.yaml.
  answer: z
    .strictObject({
      promise: text,
      today: slotted('time'),
      tomorrow: slotted('time'),
      later: slotted('day', 'time'),
    })
    .optional(),
  mail: z.strictObject({
    name: text,
    email: text,
    company: text,
    message: text,
    to: text,
    subjectLine: text,
  }),
  panel: z.strictObject({
    title: text,
    email: text,
    phone: text,
    phoneHours: text,
    open: text,
    closed: text,
    offices: text,
    profiles: text,
    vcard: text,
    copyEmail: text,
    copyPhone: text,
    copied: text,
    notCopied: text,
    talk: z.strictObject({ title: text, text }),
  }),
} as const;
