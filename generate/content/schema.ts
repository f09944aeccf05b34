/**
 * Schemas of the word files in `content/<language>/`. Runs at build time only: the browser gets plain objects. The
 * structure and the field names come from `docs/specification.md`. `label` is what the editor calls a key whose own words
 * an owner would not understand.
 */
import { z } from 'zod';
import { diagramNames, drawingNames } from '#app/site/drawn-figures.ts';
import type { PageId } from '#app/site/pages.ts';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { contactParts } from './contact-schema.ts';
import type { Proof } from './proof/page-proof.ts';
import { insights } from './insights-schema.ts';
import { meta, page, text } from './text-schema.ts';
import type { ListedCollection } from './articles/article-file.ts';
import { listOf } from './list-schema.ts';
import { plan } from './plan-schema.ts';
import { policy, statement } from './policy-schema.ts';
import { questions, type PageQuestions, type questionPages } from './questions-schema.ts';
import { serviceBlocks, type Service, type ServiceCard } from './service-schema.ts';
import { sharedDayWords } from './shared-day-schema.ts';
import { stories } from './stories/stories-schema.ts';
import { error, suggestion, ui } from './ui-schema.ts';

const lines = z.array(text).min(1).meta({ item: 'paragraph' });
const icon = z.enum(iconNames);
const color = z.enum(['teal', 'orange']);

const card = z.strictObject({ icon, title: text, description: text });
const callToAction = z.strictObject({ title: text, text }).meta({ label: 'Closing band' });

export const benefitCard = z.strictObject({
  icon,
  title: text,
  description: text,
  stats: text,
  // Which diagram to draw below the card, and its caption.
  diagram: z.strictObject({ shows: z.enum(diagramNames).meta({ label: 'Shows' }), caption: text }).optional(),
});
export const nearshoreBenefit = z.strictObject({
  icon,
  color,
  title: text,
  savings: text.meta({ label: 'Figure and its caption' }),
  description: text,
});
// Which figure to draw on the advantage's panel, if any.
export const nearshoreAdvantage = nearshoreBenefit.extend({
  draws: z.enum(drawingNames).meta({ label: 'Figure drawn beside it' }).optional(),
});
export const comparisonRow = z.strictObject({
  aspect: text.meta({ label: 'What is compared' }),
  nearshore: text,
  offshore: text,
  onshore: text,
});

const overlapRow = z.strictObject({
  model: text.meta({ label: 'Way of working' }),
  value: text.meta({ label: 'Hours' }),
});

const home = z.strictObject({
  ...page,
  hero: z
    .strictObject({ headline: text, lead: text, secondary: text.meta({ label: 'Second button' }) })
    .meta({ label: 'Top of the page' }),
  stats: listOf(z.strictObject({ value: text, label: text }), {
    min: 2,
    max: 4,
    because: 'they stand in one row below the headline',
    item: 'statistic',
  }).meta({ label: 'Statistics' }),
  services: z.strictObject({
    title: text,
    lead: text,
  }),
  overlap: z
    .strictObject({
      title: text,
      text,
      rows: z
        .strictObject({ nearshore: overlapRow, offshore: overlapRow, onshore: overlapRow })
        .meta({ label: '' }),
    })
    .meta({ label: 'Shared working hours' }),
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
      item: 'value',
    }).meta({ label: '' }),
  }),
  offices: z.strictObject({ title: text, text }),
  callToAction,
});

const services = z.strictObject({
  ...page,
  title: text,
  lead: text,
  timelines: text.meta({ label: 'Heading of the timelines' }),
  learnMore: text,
  features: text.meta({ label: 'Heading of the features' }),
  bestFor: text.meta({ label: 'Label of “best for”' }),
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
    item: 'reason',
  })
    .meta({ label: 'Reasons' })
    .refine((cards) => new Set(cards.map(({ icon }) => icon)).size === cards.length, {
      error: 'must have each icon once: it is also the address of its card, as in /benefits#uptime',
    }),
  callToAction,
});

const nearshoring = z.strictObject({
  ...page,
  title: text,
  lead: text,
  hours: z
    .strictObject({ nearshore: overlapRow, onshore: overlapRow, offshore: overlapRow, caption: text })
    .meta({ label: 'Shared working hours' }),
  benefits: z.strictObject({
    title: text,
    cards: listOf(nearshoreBenefit, {
      min: 3,
      max: 6,
      because: 'they stand in one row, where a narrower column breaks its words',
      item: 'benefit',
    }).meta({ label: '' }),
  }),
  advantages: z.strictObject({
    title: text,
    verified: text,
    verifiedNote: text,
    items: listOf(nearshoreAdvantage, {
      min: 2,
      max: 8,
      because: 'text and figure change sides from one to the next, and each takes half a window',
      item: 'advantage',
    }).meta({ label: '' }),
  }),
  comparison: z.strictObject({
    title: text,
    lead: text,
    text,
    caption: text,
    columns: comparisonRow.meta({ label: 'Headings of the table' }),
    // Which figures the row shows as bars, if any.
    rows: listOf(
      comparisonRow.extend({
        bars: z.enum(['savings', 'overlap']).meta({ label: 'Figures drawn as bars' }).optional(),
      }),
      {
        min: 3,
        max: 12,
        because: 'on a phone every row becomes a block of three lines',
        item: 'row',
      },
    ),
    scale: text.meta({ label: 'What the bars show' }),
    notes: z.strictObject({ nearshore: text, offshore: text, onshore: text }),
    plan: text.meta({ label: 'Link to the planner and the estimate' }),
  }),
  presence: z.strictObject({ title: text, lead: text }).meta({ label: 'Offices' }),
  callToAction,
});

const contact = z.strictObject({ ...page, title: text, lead: text, ...contactParts });

const notFound = z.strictObject({
  meta,
  code: z.literal('404', { error: "must be '404', between quotes" }),
  title: text,
  text,
  home: text,
  meant: text.meta({ label: 'Suggestion of a page' }),
});

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
  plan,
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
export type Words = Omit<WrittenWords, 'ui' | 'home' | 'services' | 'plan'> & {
  [Page in (typeof questionPages)[number]]: { questions?: PageQuestions | undefined };
} & { [Page in 'home' | 'about' | 'benefits' | 'nearshoring']: { proof?: Proof } } & {
  ui: WrittenWords['ui'] & {
    navigation: Record<PageId, string>;
    services: Record<string, string>;
    // The names of the lists of articles and client stories, if there are any.
  } & { [List in ListedCollection]?: string };
  home: WrittenWords['home'] & { services: { cards: Record<string, ServiceCard> } };
  plan: WrittenWords['plan'] & Pick<WrittenWords['nearshoring'], 'comparison'>;
  services: Omit<WrittenWords['services'], 'blocks'> & { blocks: Record<string, Service> };
};
/** The files that are lazy-loaded, one by one. */
export type PageWords = Exclude<WordFile, 'ui' | 'error' | 'suggestion' | 'questions'>;
export type BenefitCard = z.infer<typeof benefitCard>;
export type NearshoreAdvantage = z.infer<typeof nearshoreAdvantage>;
export type ComparisonRow = z.infer<typeof comparisonRow>;
