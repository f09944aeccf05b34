import { isShown, stateOf } from '#packages/content/schedule/held-back.ts';
import { dayInWords } from '#packages/content/schedule/site-day.ts';
import { currentSource } from '#packages/content/site.ts';
import { timetable } from '#packages/content/schedule/timetable.ts';
import { buildsDaily } from '#hosting/deploy-workflow.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { textLabel } from '../content/labels.ts';
import { titleOf } from '../content/path-label.ts';

/** What publishing does not show yet, or no longer, and the next day on which that changes, in words. */
export function heldBack(root: string) {
  const source = currentSource(root);
  const { day } = source;
  const entries = writtenLanguages
    .filter(({ draft }) => !draft)
    .flatMap(({ code, name }) =>
      source
        .language(code)
        .entries.map((entry) => ({ entry, name, state: stateOf(entry, day) ?? 'On the site' })),
    );
  const texts = Map.groupBy(entries, ({ entry: { collection, slug } }) => `${collection}/${slug}`);
  const held = [...texts].filter(([, all]) => !all.every(({ entry }) => isShown(entry, day)));
  const { next } = timetable(source);
  return {
    heldBack: [
      ...writtenLanguages.flatMap(({ name, draft }) =>
        draft ? { where: name, state: 'Held back as a whole', differs: false } : [],
      ),
      ...held.map(([text, all]) => {
        const states = new Set(all.map(({ state }) => state));
        const differs = states.size > 1;
        const each = differs ? all.map(({ name, state }) => `${state} in ${name}`) : [...states];
        return { where: textLabel(text, titleOf(source, text)), state: each.join(', '), differs };
      }),
    ],
    next: next === undefined ? undefined : dayInWords(next),
    isBuiltDaily: buildsDaily(root),
  };
}
