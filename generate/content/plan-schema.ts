import { z } from 'zod';
import { page, slotted, text } from './text-schema.ts';

/** Schema of an object with a text under each key. */
function texts<const Key extends string>(...keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;
}

const problem = slotted('value', 'largest?');

/** Words of `plan.yaml`: the planner, the estimate, and the business case that they make together. */
export const plan = z.strictObject({
  ...page,
  ...texts('title', 'lead'),
  planner: z.strictObject({
    ...texts('title', 'lead'),
    example: slotted('city', 'opens', 'closes'),
    inputs: slotted('city', 'opens', 'closes'),
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
    inputs: slotted('team', 'cost'),
    ...texts('team', 'teamHint', 'cost', 'costHint'),
    problems: z.strictObject({
      empty: problem,
      unreadable: problem,
      negative: problem,
      zero: problem,
      tooLarge: slotted('value', 'largest'),
    }),
    saved: text,
    // The trade, with both savings, and the hours of the comparison's row.
    trade: slotted('saved', 'nearshoreHours', 'offshoreHours'),
    caption: text,
    columns: z.strictObject(texts('model', 'month', 'year', 'saved')),
    nothing: text,
    announced: slotted('nearshore', 'offshore'),
  }),
  businessCase: z
    .strictObject({
      title: text,
      date: slotted('date'),
      formula: text,
      assumptions: z.array(text).min(1).meta({ item: 'assumption' }),
      sources: z.strictObject({
        title: text,
        list: z.array(text).min(1).meta({ item: 'source' }),
        comparison: text.meta({ label: 'Link to the comparison' }),
      }),
      ...texts('print', 'copy', 'address'),
    })
    .meta({ label: 'Business case' }),
  numbers: z
    .strictObject({
      ...texts('use', 'text'),
      hours: slotted('city', 'opens', 'closes', 'list'),
      item: slotted('hours', 'name'),
      savings: slotted('team', 'cost', 'nearshore', 'offshore'),
      address: slotted('address'),
      ...texts('notKept', 'unavailable'),
    })
    .meta({ label: 'Results for the contact form' }),
});
