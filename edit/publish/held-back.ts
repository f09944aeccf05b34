import { locales } from '#packages/site/locales.ts';
import { isShown, stateOf } from '#packages/content/schedule/held-back.ts';
import { dayInWords } from '#packages/content/schedule/site-day.ts';
import { currentSource } from '#packages/content/site.ts';
import { nextDue } from '#packages/content/schedule/timetable.ts';
import { buildsDaily } from '#hosting/deploy-workflow.ts';
import { textLabel } from '../content/labels.ts';
import { titleOf } from '../content/path-label.ts';
import { textsIn } from '../content/content.ts';
import { stateIn } from '../words/options.ts';

/** What visitors do not see yet, or no longer, and the next day on which that changes. */
export function heldBack(root: string) {
  const source = currentSource(root);
  const { day } = source;
  const held = textsIn(source)
    .map(([text, all]) => [text, all.filter(({ draft }) => !draft)] as const)
    .filter(([, all]) => !all.every(({ hold }) => isShown(hold, day)));
  const next = nextDue(source);
  return {
    heldBack: [
      ...locales.flatMap(({ name, draft }) =>
        draft ? { where: name, state: 'Held back as a whole', differs: false } : [],
      ),
      ...held.map(([text, all]) => ({
        where: textLabel(text, titleOf(source, text)),
        state: stateIn(all, day) ?? '',
        differs: new Set(all.map(({ hold }) => stateOf(hold, day))).size > 1,
      })),
    ],
    next: next === undefined ? undefined : dayInWords(next),
    isBuiltDaily: buildsDaily(root),
  };
}
