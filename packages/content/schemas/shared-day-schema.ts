import { z } from 'zod';
import { label, note, slotted, title } from './text-schema.ts';

/** Words of the chart of working days in `home.yaml`: of the day that a pair of offices shares, or of the visitor's. */
export const sharedDayWords = z.strictObject({
  title,
  office: slotted('city', 'opens', 'closes'),
  shared: slotted('hours'),
  sharedShort: slotted('hours'),
  seasons: slotted('winter', 'summer'),
  now: slotted('times'),
  clock: slotted('city').meta({ label: 'Whose clock the chart has' }),
  planner: note.meta({ label: 'Link to the planner' }),
  visitor: z
    .strictObject({
      title,
      you: label.meta({ label: 'Name of the visitor’s day' }),
      yours: slotted('city', 'opens', 'closes'),
      office: slotted('city', 'opens', 'closes', 'hours'),
    })
    .meta({ label: 'Where there are not two offices', neededWith: 'visitorDay' }),
});
