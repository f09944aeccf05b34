import { z } from 'zod';
import { drawingNames } from '#packages/site/drawn-figures.ts';
import { group, listOf } from './list-schema.ts';
import { callToAction, icon, label, lead, note, page, title } from './text-schema.ts';

const nearshoreBenefit = z.strictObject({
  icon,
  color: z.enum(['primary', 'secondary']),
  title,
  savings: note.meta({ label: 'Figure and its caption' }),
  description: lead,
});
const nearshoreAdvantage = nearshoreBenefit.extend({
  draws: z.enum(drawingNames).meta({ label: 'Figure drawn beside it' }).optional(),
});
const compared = (cell: typeof note) =>
  z.strictObject({
    aspect: label.meta({ label: 'What is compared' }),
    nearshore: cell,
    offshore: cell,
    onshore: cell,
  });

const modelHours = z.strictObject({
  model: label.meta({ label: 'Way of working' }),
  value: label.meta({ label: 'Hours' }),
});

export const nearshoring = z.strictObject({
  ...page,
  title,
  lead,
  hours: group('Shared working hours', {
    name: note.meta({ label: 'Name of the picture' }),
    nearshore: modelHours,
    onshore: modelHours,
    offshore: modelHours,
    caption: note,
  }),
  benefits: z.strictObject({
    title,
    cards: listOf(nearshoreBenefit, {
      min: 3,
      max: 6,
      because: 'they stand in one row, where a narrower column breaks its words',
      item: 'benefit',
    }).meta({ label: '' }),
  }),
  advantages: z.strictObject({
    title,
    verified: label,
    verifiedNote: note,
    usual: label.meta({ label: 'Bar of the usual delivery time' }),
    ours: label.meta({ label: 'Bar of our delivery time' }),
    items: listOf(nearshoreAdvantage, {
      min: 2,
      max: 8,
      because: 'text and figure change sides from one to the next, and each takes half a window',
      item: 'advantage',
    }).meta({ label: '' }),
  }),
  comparison: z.strictObject({
    title,
    lead: title,
    text: lead,
    caption: lead,
    columns: compared(label).meta({ label: 'Headings of the table' }),
    rows: listOf(
      compared(note).extend({
        bars: z.enum(['savings', 'overlap']).meta({ label: 'Figures drawn as bars' }).optional(),
      }),
      {
        min: 3,
        max: 12,
        because: 'on a phone every row becomes a block of three lines',
        item: 'row',
      },
    ),
    scale: note.meta({ label: 'What the bars show' }),
    notes: z.strictObject({ nearshore: note, offshore: note, onshore: note }),
    plan: title.meta({ label: 'Link to the planner and the estimate' }),
  }),
  presence: z.strictObject({ title, lead }).meta({ label: 'Offices' }),
  callToAction,
});
