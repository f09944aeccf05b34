/**
 * Schemas of the word files in `content/<language>/`. Runs at build time only: the browser gets plain objects. The
 * structure and the field names come from `docs/specification.md`.
 */
import { z } from 'zod';
import { diagramNames, drawingNames } from '#app/site/drawn-figures.ts';
import type { PageId } from '#app/site/pages.ts';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { contactParts } from './contact-schema.ts';
import { insights } from './insights-schema.ts';
import { officeKey } from './facts.ts';
import { meta, page, text } from './text-schema.ts';
import type { Collection } from './articles/article-file.ts';
import { listOf } from './list-schema.ts';
import { policy, statement } from './policy-schema.ts';
import { questions, type PageQuestions, type questionPages } from './questions-schema.ts';
import { serviceBlocks, type Service, type ServiceCard } from './service-schema.ts';
import { sharedDayWords } from './shared-day-schema.ts';
import { stories } from './stories/stories-schema.ts';
import { toolParts } from './tools-schema.ts';

const lines = z.array(text).min(1);
const icon = z.enum(iconNames);
const color = z.enum(['teal', 'orange']);

const card = z.strictObject({ icon, title: text, description: text });
const callToAction = z.strictObject({ title: text, text });

export const benefitCard = z.strictObject({
  icon,
  title: text,
  description: text,
  stats: text,
  // Which diagram to draw below the card, and its caption.
  diagram: z.strictObject({ shows: z.enum(diagramNames), caption: text }).optional(),
});
export const nearshoreBenefit = z.strictObject({
  icon,
  color,
  title: text,
  savings: text,
  description: text,
});
// Which figure to draw on the advantage's panel, if any.
export const nearshoreAdvantage = nearshoreBenefit.extend({ draws: z.enum(drawingNames).optional() });
export const comparisonRow = z.strictObject({
  aspect: text,
  nearshore: text,
  offshore: text,
  onshore: text,
});

const overlapRow = z.strictObject({ model: text, value: text });

const home = z.strictObject({
  ...page,
  hero: z.strictObject({ headline: text, lead: text, secondary: text }),
  stats: listOf(z.strictObject({ value: text, label: text }), {
    min: 2,
    max: 4,
    because: 'they stand in one row below the headline',
  }),
  services: z.strictObject({
    title: text,
    lead: text,
  }),
  overlap: z.strictObject({
    title: text,
    text,
    rows: z.strictObject({ nearshore: overlapRow, offshore: overlapRow, onshore: overlapRow }),
  }),
  sharedDay: sharedDayWords,
});

const about = z.strictObject({
  ...page,
  title: text,
  lead: text,
  intro: z.strictObject({ title: text, paragraphs: lines }),
  values: z.strictObject({
    title: text,
    lead: text,
    cards: listOf(card, {
      min: 2,
      max: 8,
      because: 'they stand side by side, and are read in one go',
    }),
  }),
  offices: z.strictObject({ title: text, text }),
  callToAction,
});

const services = z.strictObject({
  ...page,
  title: text,
  lead: text,
  index: text,
  learnMore: text,
  features: text,
  bestFor: text,
  blocks: serviceBlocks,
  getStarted: callToAction,
});

const benefits = z.strictObject({
  ...page,
  title: text,
  lead: text,
  cards: listOf(benefitCard, {
    min: 2,
    max: 12,
    because: 'the page sets the cards in pairs, each figure as large as a headline',
  }).refine((cards) => new Set(cards.map(({ icon }) => icon)).size === cards.length, {
    error: 'must have each icon once: it is also the address of its card, as in /benefits#uptime',
  }),
  callToAction,
});

const nearshoring = z.strictObject({
  ...page,
  title: text,
  lead: text,
  index: z.strictObject({
    title: text,
    comparison: text,
    planner: text,
    estimate: text,
    advantages: text,
    presence: text,
    answers: text,
  }),
  benefits: z.strictObject({
    title: text,
    cards: listOf(nearshoreBenefit, {
      min: 3,
      max: 6,
      because: 'they stand in one row, where a narrower column breaks its words',
    }),
  }),
  advantages: z.strictObject({
    title: text,
    verified: text,
    verifiedNote: text,
    items: listOf(nearshoreAdvantage, {
      min: 2,
      max: 8,
      because: 'text and figure change sides from one to the next, and each takes half a window',
    }),
  }),
  comparison: z.strictObject({
    title: text,
    caption: text,
    columns: comparisonRow,
    // Which figures the row shows as bars, if any.
    rows: listOf(comparisonRow.extend({ bars: z.enum(['savings', 'overlap']).optional() }), {
      min: 3,
      max: 12,
      because: 'on a phone every row becomes a block of three lines',
    }),
    notes: z.strictObject({ nearshore: text, offshore: text, onshore: text }),
  }),
  ...toolParts,
  presence: z.strictObject({
    title: text,
    lead: text,
  }),
  callToAction,
});

const contact = z.strictObject({ ...page, title: text, lead: text, ...contactParts });

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
  getStarted: text,
  book: text,
  newTab: text,
  footer: z.strictObject({
    quickLinks: text,
    services: text,
    contact: text,
    copyright: text,
  }),
  labels: z.strictObject({
    implementation: text,
    roi: text,
    openingHours: text,
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
  unloaded: text,
  reload: text,
  toasts: z.strictObject({ region: text, close: text }),
});

const error = z.strictObject({ title: text, text, retry: text, home: text, reach: text, report: text });

const suggestion = z.strictObject({ text, link: text, dismiss: text });

/** Schemas of the files in `content/<locale>/`, by file name. */
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
  privacy: policy,
  terms: policy,
  accessibility: statement,
  'not-found': notFound,
  questions,
  insights,
  stories,
} as const;

export type WordFile = keyof typeof wordSchemas;
/** Words as written, file by file. */
export type WrittenWords = { [File in WordFile]: z.infer<(typeof wordSchemas)[File]> };
/** Words as pages receive them, with services and page names merged into every file that shows them. */
export type Words = Omit<WrittenWords, 'ui' | 'home' | 'services'> & {
  [Page in (typeof questionPages)[number]]: { questions?: PageQuestions | undefined };
} & {
  ui: WrittenWords['ui'] & {
    navigation: Record<PageId, string>;
    services: Record<string, string>;
    // The names of the lists of articles and client stories, if there are any.
  } & { [List in Collection]?: string };
  home: WrittenWords['home'] & { services: { cards: Record<string, ServiceCard> } };
  services: Omit<WrittenWords['services'], 'blocks'> & { blocks: Record<string, Service> };
};
/** The files that are lazy-loaded, one by one. */
export type PageWords = Exclude<WordFile, 'ui' | 'error' | 'suggestion' | 'questions' | Collection>;
export type BenefitCard = z.infer<typeof benefitCard>;
export type NearshoreAdvantage = z.infer<typeof nearshoreAdvantage>;
export type ComparisonRow = z.infer<typeof comparisonRow>;
