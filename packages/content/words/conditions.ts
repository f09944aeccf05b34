import { settings } from '../facts.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import { chosen, isConditional, isGroup, map, settingOf, walk, type Node } from '../tree.ts';

type Given = (setting: string) => boolean;

/** Whether a setting is present in the parsed site.yaml, and not switched off. */
export const givenIn =
  (site: unknown): Given =>
  (setting) => {
    const value = isGroup(site) ? site[setting] : undefined;
    return value !== undefined && value !== null && value !== false;
  };

/** The words without conditions: of each choice between words, those whose condition holds. If none does, nothing. */
export function chooseWords(words: Node, isGiven: Given): unknown {
  return map(words, ({ value }) => chosen(value, isGiven));
}

export function settingBehind(placeholder: string): string | undefined {
  if (placeholder === 'contactHost') return 'contactEndpoint';
  return settings.includes(placeholder) ? placeholder : undefined;
}

export function conditionMistakes(words: Node): Mistake[] {
  return [...walk(words)].flatMap(({ path, value }) =>
    Object.keys(isConditional(value) ? value : {}).flatMap((key) => {
      const setting = settingOf(key);
      const mistake = (reason: string) => mistakeAt([...path, key].join('.'), reason);
      if (setting === undefined) return mistake('cannot stand beside "with …" or "without …"');
      if (settings.includes(setting)) return [];
      return mistake(`"${setting}" is not a setting that words depend on; there is ${settings.join(', ')}`);
    }),
  );
}
