/** Words that depend on a setting of `content/site.yaml`. Runs at build time only. */
import { settings } from '../facts.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import { isCondition, isConditional, isGroup, isTree } from '../tree.ts';

/** The key of words that depend on a setting, as in 'with contactEndpoint'. */
const condition = /^(with|without) (.*)$/;

function pathOf(key: string, name: string | number): string {
  return key ? `${key}.${name}` : String(name);
}

/** Whether a setting is present in the parsed site.yaml, and not switched off. */
function isGiven(site: unknown, setting: string): boolean {
  const value = isGroup(site) ? site[setting] : undefined;
  return value !== undefined && value !== null && value !== false;
}

// An escape or a reference may hide a name.
const namesSetting = new RegExp(String.raw`[\\&]|\b(?:${[...settings, 'contactHost'].join('|')})\b`);

/** Whether the words of a file may be others with other settings. */
export function mayDependOnSettings(source: string): boolean {
  return namesSetting.test(source);
}

/** Returns the facts with every setting inverted, added if missing and removed if given: the other words then apply. */
export function invertedSettings(site: unknown): unknown {
  if (!isGroup(site)) return site;
  const others = settings.map(
    (name) => [name, isGiven(site, name) ? undefined : 'https://example.com/'] as const,
  );
  return { ...site, ...Object.fromEntries(others) };
}

function mistakesOf(group: Readonly<Record<string, unknown>>, key: string): Mistake[] {
  return Object.keys(group).flatMap((name) => {
    const [, , setting] = condition.exec(name) ?? [];
    const mistake = (reason: string) => mistakeAt(pathOf(key, name), reason);
    if (setting === undefined) return mistake('cannot stand beside "with …" or "without …"');
    if (settings.includes(setting)) return [];
    return mistake(`"${setting}" is not a setting that words depend on; there is ${settings.join(', ')}`);
  });
}

type Choice = { name: string | undefined; value: unknown; mistakesAt: (key: string) => Mistake[] };

/** Returns the condition that holds in a choice between words, if any, and its value; undefined for other values. */
export function choose(value: unknown, site: unknown): Choice | undefined {
  if (!isConditional(value)) return undefined;
  const name = Object.keys(value).find((each) => {
    const [, word, setting] = condition.exec(each) ?? [];
    return setting !== undefined && isGiven(site, setting) === (word === 'with');
  });
  return { name, value: name && value[name], mistakesAt: (key) => mistakesOf(value, key) };
}

/**
 * Replaces each choice between words, a group `{ 'with contactEndpoint': …, 'without contactEndpoint': … }`, with the
 * value whose condition holds. If none holds, removes the key or list item.
 *
 * @param site the parsed `content/site.yaml`
 * @returns the tree without conditions, and the mistakes in them
 */
export function chooseWords(
  tree: unknown,
  site: unknown,
  key = '',
): { chosen: unknown; mistakes: Mistake[] } {
  const choice = choose(tree, site);
  if (choice) {
    const inner = chooseWords(choice.value, site, key);
    return { chosen: inner.chosen, mistakes: [...choice.mistakesAt(key), ...inner.mistakes] };
  }
  if (!isTree(tree)) return { chosen: tree, mistakes: [] };
  const parts = Object.entries(tree).map(
    ([name, value]) => [name, value, chooseWords(value, site, pathOf(key, name))] as const,
  );
  // Keeps empty values, so that they are reported; removes only choices none of whose conditions holds.
  const kept = parts.filter(([, value, { chosen }]) => chosen !== undefined || !isConditional(value));
  return {
    chosen: Array.isArray(tree)
      ? kept.map(([, , { chosen }]) => chosen)
      : Object.fromEntries(kept.map(([name, , { chosen }]) => [name, chosen])),
    mistakes: parts.flatMap(([, , { mistakes }]) => mistakes),
  };
}

/** Returns the key paths of all conditions in a tree, such as 'form.intro.with contactEndpoint'. */
export function conditionsIn(tree: unknown, key = ''): string[] {
  if (!isTree(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) => {
    const path = pathOf(key, name);
    return [...(isCondition(name) ? [path] : []), ...conditionsIn(value, path)];
  });
}
