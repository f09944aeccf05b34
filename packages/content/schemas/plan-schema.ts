import { z } from 'zod';
import { group } from './list-schema.ts';
import { label, lead, note, page, paragraph, slotted, slottedLines, title } from './text-schema.ts';

const problem = slotted('value', 'largest?');

/** Words of `plan.yaml`: the planner, the estimate, and the business case that they make together. */
export const plan = z.strictObject({
  name: page.name,
  shortName: label.meta({ label: 'Name in the header' }),
  meta: page.meta,
  title,
  lead,
  planner: z.strictObject({
    title,
    lead,
    example: slotted('city', 'opens', 'closes'),
    inputs: slotted('city', 'opens', 'closes'),
    zone: label,
    zoneHint: note,
    opens: label,
    closes: label,
    offshore: label,
    offshoreHint: slotted('city'),
    unknownZone: slotted('city'),
    badHours: slotted('opens', 'closes'),
    noData: note,
    picture: slotted('city'),
    you: note,
    today: note,
    onDay: slotted('date'),
    // Languages may spell out a single hour.
    hour: slotted('hours?'),
    hours: slotted('hours'),
    shared: slotted('hours', 'name', 'when'),
    sharedLabel: slottedLines(2, 'name', 'when'),
    clock: slotted('opens', 'closes'),
    allYear: note,
    moves: slotted('low', 'high', 'seasons'),
    season: slotted('hours', 'date'),
    lastSeason: slotted('hours', 'date?'),
    notes: lead,
    // Localized names of time zones' cities and regions, by their part of the IANA name.
    places: z
      .record(z.string().regex(/^[A-Z][\w+-]*$/, 'is not a part of the name of a time zone'), label)
      .meta({ untraced: true })
      .optional(),
  }),
  estimate: z.strictObject({
    title,
    lead,
    example: slotted('team', 'cost'),
    inputs: slotted('team', 'cost'),
    team: label,
    teamHint: note,
    cost: label,
    costHint: note,
    problems: z.strictObject({
      empty: problem,
      unreadable: problem,
      negative: problem,
      zero: problem,
      tooLarge: slotted('value', 'largest'),
    }),
    saved: note,
    trade: slotted('saved', 'nearshoreHours', 'offshoreHours'),
    tradeAway: slotted('saved', 'nearshoreHours', 'offshoreHours').meta({
      label: 'Trade, where nearshore shares no more hours than offshore',
    }),
    caption: note,
    columns: z.strictObject({ model: label, month: label, year: label, saved: label }),
    nothing: note,
    announced: slotted('nearshore', 'offshore'),
  }),
  businessCase: group('Business case', {
    title,
    date: slotted('date'),
    dateBuilt: slotted('date').meta({ label: 'Date, without JavaScript' }),
    formula: note,
    assumptions: z.array(note).min(1).meta({ item: 'assumption' }),
    sources: z.strictObject({
      title,
      list: z.array(paragraph).min(1).meta({ item: 'source' }),
      comparison: label.meta({ label: 'Link to the comparison' }),
    }),
    print: label,
    copy: label,
    address: note,
  }),
  numbers: group('Results for the contact form', {
    use: note,
    text: lead,
    hours: slotted('city', 'opens', 'closes', 'list').meta({ untraced: true }),
    item: slotted('hours', 'name').meta({ untraced: true }),
    savings: slotted('team', 'cost', 'nearshore', 'offshore').meta({ untraced: true }),
    address: slotted('address').meta({ untraced: true }),
    notKept: note,
    loading: note,
    unavailable: note,
  }),
});
