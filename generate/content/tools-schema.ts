import { z } from 'zod';
import { text } from './text-schema.ts';

const models = z.strictObject({ nearshore: text, offshore: text, onshore: text });

/** Makes a schema of texts with these keys. */
function texts<const Key extends string>(...keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;
}

/** The words of the two tools in `nearshoring.yaml`, and of the button that carries their numbers away. */
export const toolParts = {
  planner: z.strictObject({
    ...texts('title', 'lead', 'example', 'zone', 'zoneHint', 'opens', 'closes', 'offshore', 'offshoreHint'),
    ...texts('unknownZone', 'badHours', 'noData', 'picture', 'you', 'day', 'today', 'onDay', 'hour', 'hours'),
    ...texts('shared', 'sharedLabel', 'clock', 'allYear', 'moves', 'season', 'lastSeason', 'notes'),
  }),
  estimate: z.strictObject({
    ...texts(
      'title',
      'lead',
      'example',
      'team',
      'teamHint',
      'cost',
      'costHint',
      'saved',
      'picture',
      'caption',
    ),
    ...texts('nothing', 'announced', 'formula'),
    problems: z.strictObject(texts('empty', 'unreadable', 'negative', 'zero', 'tooLarge')),
    columns: z.strictObject(texts('model', 'lower', 'month', 'year', 'saved')),
    models,
    lower: models,
    assumptions: z.array(text).min(1),
  }),
  numbers: z.strictObject(texts('use', 'text', 'hours', 'item', 'savings', 'notKept', 'unavailable')),
} as const;
