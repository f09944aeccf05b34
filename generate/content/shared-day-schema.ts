import { z } from 'zod';
import { note, slotted, title } from './text-schema.ts';

/** Words of the shared-day chart in `home.yaml`, and of the visitor's own day in it. */
export const sharedDayWords = z.strictObject({
  title,
  office: slotted('city', 'opens', 'closes'),
  shared: slotted('hours'),
  sharedShort: slotted('hours'),
  seasons: slotted('winter', 'summer'),
  now: slotted('times'),
  ask: note,
  own: slotted('opens', 'closes'),
  ownHours: slotted('opens', 'closes', 'delivery', 'deliveryHours', 'client', 'clientHours'),
  noZone: note,
  planner: note,
});
