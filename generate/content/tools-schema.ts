import { z } from 'zod';
import { label, lead, note, slotted, slottedLines, title } from './text-schema.ts';

const models = z.strictObject({ nearshore: label, offshore: label, onshore: label });
const lower = z.strictObject({ nearshore: note, offshore: note, onshore: note });

const problem = slotted('value', 'largest?');

/** Words of the two tools in `nearshoring.yaml`, and of the button that adds their results to the contact form. */
export const toolParts = {
  planner: z.strictObject({
    title,
    lead,
    example: slotted('city', 'opens', 'closes'),
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
      .meta({ unmarked: true })
      .optional(),
  }),
  estimate: z.strictObject({
    title,
    lead,
    example: slotted('team', 'cost'),
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
    caption: note,
    columns: z.strictObject({ model: label, lower: label, month: label, year: label, saved: label }),
    models,
    lower,
    nothing: note,
    announced: slotted('nearshore', 'offshore'),
    formula: note,
    assumptions: z.array(note).min(1).meta({ item: 'assumption' }),
  }),
  numbers: z
    .strictObject({
      use: note,
      text: lead,
      hours: slotted('city', 'opens', 'closes', 'list').meta({ unmarked: true }),
      item: slotted('hours', 'name').meta({ unmarked: true }),
      savings: slotted('team', 'cost', 'nearshore', 'offshore').meta({ unmarked: true }),
      notKept: note,
      unavailable: note,
    })
    .meta({ label: 'Results for the contact form' }),
} as const;
