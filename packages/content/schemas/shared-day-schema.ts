import { z } from 'zod';
import { note, slotted, title } from './text-schema.ts';

/** Words of the shared-day chart in `home.yaml`. */
export const sharedDayWords = z.strictObject({
  title,
  office: slotted('city', 'opens', 'closes'),
  shared: slotted('hours'),
  sharedShort: slotted('hours'),
  seasons: slotted('winter', 'summer'),
  now: slotted('times'),
  clock: slotted('city').meta({ label: 'Whose clock the chart has' }),
  planner: note.meta({ label: 'Link to the planner' }),
});
