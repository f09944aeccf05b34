/**
 * The shape of the words in `content/<language>/`. Only the build runs this file: the browser gets plain objects.
 * Structures and field names are those of the specification, section 3.
 */
import { z } from 'zod';
import { serviceIds } from '#app/site/services.ts';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { contactParts } from './contact-schema.ts';
import { officeKey } from './facts.ts';
import { slotted, text } from './text-schema.ts';
import { toolParts } from './tools-schema.ts';

const lines = z.array(text).min(1);
const icon = z.enum(iconNames);
const color = z.enum(['teal', 'orange']);

const meta = z.strictObject({ title: text.max(60), description: text.max(155) });
const card = z.strictObject({ icon, title: text, description: text });
const callToAction = z.strictObject({ title: text, text });

export const service = z.strictObject({
  icon,
  title: text,
  description: text,
  features: z.array(text).length(4, 'must be a list of exactly four features'),
  implementationTime: text,
  roiTimeline: text,
  bestFor: text,
});
export const benefitCard = z.strictObject({ icon, title: text, description: text, stats: text });
export const nearshoreBenefit = z.strictObject({
  icon,
  color,
  title: text,
  savings: text,
  description: text,
});
export const comparisonRow = z.strictObject({
  aspect: text,
  nearshore: text,
  offshore: text,
  onshore: text,
});

const serviceCard = service.pick({
  icon: true,
  title: true,
  description: true,
  implementationTime: true,
  roiTimeline: true,
});

const home = z.strictObject({
  meta,
  hero: z.strictObject({ headline: text, lead: text, secondary: text }),
  stats: z.array(z.strictObject({ value: text, label: text })).length(3),
  services: z.strictObject({
    title: text,
    lead: text,
    cards: z.record(z.enum(serviceIds), serviceCard),
  }),
  overlap: z.strictObject({
    title: text,
    text,
    rows: z.array(z.strictObject({ model: text, value: text })).length(3),
  }),
  sharedDay: z.strictObject({
    title: text,
    office: slotted('city', 'opens', 'closes'),
    shared: slotted('hours'),
    sharedShort: slotted('hours'),
    seasons: slotted('winter', 'summer'),
    now: slotted('times'),
  }),
});

const about = z.strictObject({
  meta,
  title: text,
  lead: text,
  intro: z.strictObject({ title: text, paragraphs: lines }),
  values: z.strictObject({
    title: text,
    lead: text,
    cards: z.array(card).length(4),
  }),
  offices: z.strictObject({ title: text, text }),
  callToAction,
});

const services = z.strictObject({
  meta,
  title: text,
  lead: text,
  index: text,
  learnMore: text,
  features: text,
  bestFor: text,
  blocks: z.record(z.enum(serviceIds), service),
  getStarted: callToAction,
});

const benefits = z.strictObject({
  meta,
  title: text,
  lead: text,
  cards: z.array(benefitCard).length(6),
  diagrams: z.array(text).length(6),
  callToAction,
});

const nearshoring = z.strictObject({
  meta,
  title: text,
  lead: text,
  benefits: z.strictObject({ title: text, cards: z.array(nearshoreBenefit).length(5) }),
  advantages: z.strictObject({
    title: text,
    verified: text,
    verifiedNote: text,
    items: z.array(nearshoreBenefit).min(3),
  }),
  comparison: z.strictObject({
    title: text,
    caption: text,
    columns: comparisonRow,
    rows: z.array(comparisonRow).min(5),
    notes: z.strictObject({ nearshore: text, offshore: text, onshore: text }),
  }),
  ...toolParts,
  presence: z.strictObject({
    title: text,
    lead: text,
  }),
  callToAction,
});

const contact = z.strictObject({ meta, title: text, lead: text, ...contactParts });

const policySection = z.strictObject({
  title: text,
  paragraphs: lines,
  list: z.array(text).min(2).optional(),
});
const policy = (sections: number) =>
  z.strictObject({
    meta,
    title: text,
    updated: text,
    lead: text,
    index: text,
    sections: z.array(policySection).length(sections),
  });

const notFound = z.strictObject({
  meta,
  code: z.literal('404', { error: "must be '404', between quotes" }),
  title: text,
  text,
  home: text,
  meant: text,
});

const office = z.strictObject({ city: text, name: text, role: text, work: text });

const ui = z.strictObject({
  tagline: text,
  skipLink: text,
  menu: text,
  mainNavigation: text,
  navigation: z.strictObject({
    home: text,
    about: text,
    services: text,
    benefits: text,
    nearshoring: text,
    contact: text,
    privacy: text,
    terms: text,
  }),
  getStarted: text,
  book: text,
  newTab: text,
  footer: z.strictObject({
    quickLinks: text,
    services: text,
    contact: text,
    copyright: text,
  }),
  services: z.record(z.enum(serviceIds), text),
  labels: z.strictObject({
    implementation: text,
    roi: text,
    localTime: text,
  }),
  offices: z.record(officeKey, office),
  display: z.strictObject({
    theme: text,
    system: text,
    light: text,
    dark: text,
    pauseMotion: text,
  }),
  copyLink: z.strictObject({ label: text, done: text, refused: text }),
  toasts: z.strictObject({ region: text, close: text }),
});

const error = z.strictObject({ title: text, text, retry: text, home: text });

const suggestion = z.strictObject({ text, link: text, dismiss: text });

/** One schema for each file of `content/<locale>/`, by the file's name. */
export const wordSchemas = {
  ui,
  error,
  suggestion,
  home,
  about,
  services,
  benefits,
  nearshoring,
  contact,
  privacy: policy(7),
  terms: policy(10),
  'not-found': notFound,
} as const;

export type WordFile = keyof typeof wordSchemas;
export type Words = { [File in WordFile]: z.infer<(typeof wordSchemas)[File]> };
/** The files that are fetched one by one, where they are needed. */
export type PageWords = Exclude<WordFile, 'ui' | 'error' | 'suggestion'>;
export type Service = z.infer<typeof service>;
export type BenefitCard = z.infer<typeof benefitCard>;
export type NearshoreBenefit = z.infer<typeof nearshoreBenefit>;
export type ComparisonRow = z.infer<typeof comparisonRow>;
