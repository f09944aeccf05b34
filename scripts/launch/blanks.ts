import { settings, type Facts } from '#packages/content/facts.ts';
import { givenIn } from '#packages/content/words/conditions.ts';
import type { ReportLine } from './report.ts';
import type { Text } from './texts.ts';

/** What stands in a text where only the owner knows: "owned by [?]". */
const blank = '[?]';

/** Reports each text with a blank, as far as the settings show it. */
export function checkBlanks(texts: readonly Text[], facts: Facts): ReportLine[] {
  const isGiven = givenIn(facts);
  const hidden = new Set(settings.map((name) => `${isGiven(name) ? 'without' : 'with'} ${name}`));
  return texts
    .filter(({ path = '', text }) => text.includes(blank) && !path.split('.').some((key) => hidden.has(key)))
    .map(({ text, ...place }) => ({
      ...place,
      state: 'stop',
      reason: `has a blank that only you can fill in: “${text.trim()}”`,
      toDo: 'write what is so, or take the sentence out',
    }));
}
