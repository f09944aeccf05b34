import { z } from 'zod';
import { slotted, text } from './text-schema.ts';

const models = z.strictObject({ nearshore: text, offshore: text, onshore: text });

/** Schema of an object with a text under each key. */
function texts<const Key extends string>(...keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;
}

const problem = slotted('value', 'largest?');

/** Words of the two tools in `nearshoring.yaml`, and of the button that adds their results to the contact form. */
export const toolParts = {
  planner: z.strictObject({
    ...texts('title', 'lead'),
    example: slotted('city', 'opens', 'closes'),
    ...texts('zone', 'zoneHint', 'opens', 'closes', 'offshore'),
    offshoreHint: slotted('city'),
    unknownZone: slotted('city'),
    badHours: slotted('opens', 'closes'),
    noData: text,
    picture: slotted('city'),
    you: text,
    today: text,
    onDay: slotted('date'),
    // Languages may spell out a single hour.
    hour: slotted('hours?'),
    hours: slotted('hours'),
    shared: slotted('hours', 'name', 'when'),
    sharedLabel: slotted('name', 'when'),
    clock: slotted('opens', 'closes'),
    allYear: text,
    moves: slotted('low', 'high', 'seasons'),
    season: slotted('hours', 'date'),
    lastSeason: slotted('hours', 'date?'),
    notes: text,
    // Localized names of time zones' cities and regions, by their part of the IANA name.
    places: z
      .record(z.string().regex(/^[A-Z][\w+-]*$/, 'is not a part of the name of a time zone'), text)
      .optional(),
  }),
  estimate: z.strictObject({
    ...texts('title', 'lead'),
    example: slotted('team', 'cost'),
    ...texts('team', 'teamHint', 'cost', 'costHint'),
    problems: z.strictObject({
      empty: problem,
      unreadable: problem,
      negative: problem,
      zero: problem,
      tooLarge: slotted('value', 'largest'),
    }),
    ...texts('saved', 'caption'),
    columns: z.strictObject(texts('model', 'lower', 'month', 'year', 'saved')),
    models,
    lower: models,
    nothing: text,
    announced: slotted('nearshore', 'offshore'),
    formula: text,
    assumptions: z.array(text).min(1).meta({ item: 'assumption' }),
  }),
  numbers: z
    .strictObject({
      ...texts('use', 'text'),
      hours: slotted('city', 'opens', 'closes', 'list'),
      item: slotted('hours', 'name'),
      savings: slotted('team', 'cost', 'nearshore', 'offshore'),
      ...texts('notKept', 'unavailable'),
    })
    .meta({ label: 'Results for the contact form' }),
} as const;
