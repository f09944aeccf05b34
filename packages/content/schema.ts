/**
 * Schemas of the word files in `content/<language>/`. The structure and the names of keys come from
 * `docs/specification.md`. `label` is what the editor calls a key whose own words an owner would not understand.
 */
import { z } from 'zod';
import { diagramNames } from '#packages/site/drawn-figures.ts';
import { contactParts } from './schemas/contact-schema.ts';
import type { Photo } from './media/photo.ts';
import type { People } from './proof/people.ts';
import type { Quotes } from './proof/quotes.ts';
import {
  figure,
  headline,
  icon,
  label,
  lead,
  meta,
  note,
  page,
  paragraph,
  slotted,
  title,
  titleInLines,
  callToAction,
} from './schemas/text-schema.ts';
import { collectionWords } from './collections/collections.ts';
import type { StoryCards } from './collections/stories.ts';
import { keysOf } from './keys-of.ts';
import { evidenceWords } from './proof/evidence.ts';
import { group, listOf } from './schemas/list-schema.ts';
import { nearshoring } from './schemas/nearshoring-schema.ts';
import { plan } from './schemas/plan-schema.ts';
import { policy, statement } from './schemas/policy-schema.ts';
import { questions } from './schemas/questions-schema.ts';
import { serviceBlocks } from './schemas/service-schema.ts';
import { error, suggestion, ui } from './schemas/ui-schema.ts';
import type { Merged } from './words/merge-words.ts';

const lines = z.array(paragraph).min(1).meta({ item: 'paragraph' });

const card = z.strictObject({ icon, title, description: lead });

const claim = z.enum(diagramNames).meta({ enumLabels: { compliance: 'SOC 2', roi: 'Return on investment' } });
const benefitCard = z.strictObject({
  icon,
  title,
  description: lead,
  stats: figure,
  diagram: z.strictObject({ shows: claim.meta({ label: 'Shows' }), caption: title }).optional(),
});
const overlapRow = z.strictObject({
  model: note.meta({ label: 'Way of working' }),
  value: figure.meta({ label: 'Hours' }),
});

const statistic = z.strictObject({
  value: figure,
  label: note,
  // Whose evidence in site.yaml stands below it.
  claim: claim.meta({ label: 'Claim' }).optional(),
});

const sharedDay = z.strictObject({
  title,
  office: slotted('city', 'opens', 'closes'),
  shared: slotted('hours'),
  sharedShort: slotted('hours'),
  seasons: slotted('winter', 'summer'),
  now: slotted('times'),
  time: slotted('time', 'city').meta({ label: 'Time in an office' }),
  opens: slotted('city', 'day', 'opens').meta({ label: 'When no office is open' }),
  clock: slotted('city').meta({ label: 'Whose clock the chart has' }),
  planner: note.meta({ label: 'Link to the planner' }),
  visitor: group('To visitors elsewhere', {
    title,
    you: label.meta({ label: 'Name of the visitor’s day' }),
    yours: slotted('city', 'opens', 'closes'),
    office: slotted('city', 'opens', 'closes', 'hours'),
    shared: slotted('hours'),
  }),
});

const home = z.strictObject({
  ...page,
  hero: group('Top of the page', {
    headline,
    lead,
    secondary: title.meta({ label: 'Second button' }),
  }),
  stats: listOf(statistic, {
    min: 2,
    max: 4,
    because: 'they stand in one row below the headline',
    item: 'statistic',
  }).meta({ label: 'Statistics' }),
  services: z.strictObject({
    title,
    lead,
  }),
  overlap: group('Shared working hours', {
    title: titleInLines,
    text: lead,
    rows: group('', { nearshore: overlapRow, offshore: overlapRow, onshore: overlapRow }),
  }),
  sharedDay,
});

const about = z.strictObject({
  ...page,
  title,
  lead,
  intro: z.strictObject({ title, paragraphs: lines }),
  values: z.strictObject({
    title,
    lead,
    cards: listOf(card, {
      min: 2,
      max: 8,
      because: 'they stand side by side, and are read in one go',
      item: 'value',
    }).meta({ label: '' }),
  }),
  offices: z.strictObject({ title, text: lead }),
  callToAction,
});

const services = z.strictObject({
  ...page,
  title,
  lead,
  timelines: note.meta({ label: 'Heading of the timelines' }),
  learnMore: label,
  features: title.meta({ label: 'Heading of the features' }),
  bestFor: note.meta({ label: 'Label of “best for”' }),
  blocks: serviceBlocks,
  getStarted: callToAction,
});

const benefits = z.strictObject({
  ...page,
  title,
  lead,
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
  evidence: evidenceWords,
  callToAction,
});

const contact = z.strictObject({ ...page, title, lead, ...contactParts });

const notFound = z.strictObject({
  meta,
  code: z.literal('404', { error: "must be '404', between quotes" }),
  title,
  text: lead,
  home: label,
  meant: note.meta({ label: 'Suggestion of a page' }),
});

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
  ...collectionWords,
} as const;

export type WordFile = keyof typeof wordSchemas;
export const wordFiles = keysOf(wordSchemas);

export function isWordFile(name: string): name is WordFile {
  return Object.hasOwn(wordSchemas, name);
}

export type WrittenWords = { [File in WordFile]: z.infer<(typeof wordSchemas)[File]> };

export type Proof = {
  people?: { words: People; photos: Record<string, Photo> } | undefined;
  stories?: StoryCards | undefined;
  quotes?: { words: Quotes } | undefined;
};

/** Words as pages receive them: with services and page names in every file that shows them, and proof. */
export type Words = Merged & {
  [Page in 'home' | 'about' | 'benefits' | 'nearshoring']: { proof?: Proof };
} & { services: { blocks: Record<string, { stories?: StoryCards }> } };
export type Service = Words['services']['blocks'][string];
export type NearshoreAdvantage = Words['nearshoring']['advantages']['items'][number];
export type PageWords = Exclude<WordFile, 'ui' | 'error' | 'suggestion' | 'questions'>;
