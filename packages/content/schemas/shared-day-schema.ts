import { z } from 'zod';
import { label, note, slotted, title } from './text-schema.ts';

const ofPair = { neededWith: 'officePair' };

/** Words of the chart of working days in `home.yaml`: of the day that a pair of offices shares, or of the visitor's. */
export const sharedDayWords = z.strictObject({
  title: title.meta(ofPair),
  office: slotted('city', 'opens', 'closes').meta(ofPair),
  shared: slotted('hours').meta(ofPair),
  sharedShort: slotted('hours').meta(ofPair),
  seasons: slotted('winter', 'summer').meta(ofPair),
  now: slotted('times').meta(ofPair),
  clock: slotted('city').meta({ label: 'Whose clock the chart has', ...ofPair }),
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
