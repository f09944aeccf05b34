/** Words that depend on a setting of `content/site.yaml`. Runs at build time only. */

/** The settings that words may depend on: keys of `content/site.yaml` that may be left out. */
const settings = ['contactEndpoint', 'answersWithin', 'consultationMinutes', 'countVisits'] as const;
type Setting = (typeof settings)[number];

const condition = /^(with|without) (.*)$/;

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a key is a condition, as in 'with contactEndpoint'. */
export function isCondition(key: string | number): boolean {
  return typeof key === 'string' && condition.test(key);
}

/** Whether a value is a choice between words. */
export function isConditional(value: unknown): value is Readonly<Record<string, unknown>> {
  return isGroup(value) && Object.keys(value).some(isCondition);
}

function pathOf(key: string, name: string | number): string {
  return key ? `${key}.${name}` : String(name);
}

/** Whether a setting is given in site.yaml as parsed. One that is switched off is not. */
function isGiven(site: unknown, setting: Setting): boolean {
  return isGroup(site) && ![undefined, null, false].includes(site[setting] as undefined);
}

/** Facts with each of these settings given where it is not, and left out where it is: the other words then apply. */
export function otherSettings(site: unknown): unknown {
  if (!isGroup(site)) return site;
  const others = settings.map(
    (name) => [name, isGiven(site, name) ? undefined : 'https://example.com/'] as const,
  );
  return { ...site, ...Object.fromEntries(others) };
}

function mistakesOf(group: Readonly<Record<string, unknown>>, key: string): string[] {
  return Object.keys(group).flatMap((name) => {
    const [, , setting] = condition.exec(name) ?? [];
    if (setting === undefined) return [`${pathOf(key, name)}: cannot stand beside "with …" or "without …"`];
    if (settings.some((known) => known === setting)) return [];
    return [
      `${pathOf(key, name)}: "${setting}" is not a setting that words depend on; there is ${settings.join(', ')}`,
    ];
  });
}

type Choice = { name: string | undefined; value: unknown; mistakesAt: (key: string) => string[] };

/** Of a choice between words, the condition that holds and its value, if any does; undefined for any other value. */
export function choose(value: unknown, site: unknown): Choice | undefined {
  if (!isConditional(value)) return undefined;
  const name = Object.keys(value).find((each) => {
    const [, word, setting] = condition.exec(each) ?? [];
    return setting !== undefined && isGiven(site, setting as Setting) === (word === 'with');
  });
  return { name, value: name && value[name], mistakesAt: (key) => mistakesOf(value, key) };
}

/**
 * Chooses between words: of a group `{ 'with contactEndpoint': …, 'without contactEndpoint': … }` only the value whose
 * condition holds is left, in place of the group. Where none holds, the key or list item is left out.
 *
 * @param site `content/site.yaml` as parsed
 * @returns the tree without conditions, and one line (key path and reason) for each condition that is not understood
 */
export function chooseWords(tree: unknown, site: unknown, key = ''): { chosen: unknown; mistakes: string[] } {
  const choice = choose(tree, site);
  if (choice) {
    const inner = chooseWords(choice.value, site, key);
    return { chosen: inner.chosen, mistakes: [...choice.mistakesAt(key), ...inner.mistakes] };
  }
  if (!isGroup(tree) && !Array.isArray(tree)) return { chosen: tree, mistakes: [] };
  const parts = Object.entries(tree).map(
    ([name, value]) => [name, value, chooseWords(value, site, pathOf(key, name))] as const,
  );
  // An empty value stays, to be reported; only what no condition has chosen goes.
  const kept = parts.filter(([, value, { chosen }]) => chosen !== undefined || !isConditional(value));
  return {
    chosen: Array.isArray(tree)
      ? kept.map(([, , { chosen }]) => chosen)
      : Object.fromEntries(kept.map(([name, , { chosen }]) => [name, chosen])),
    mistakes: parts.flatMap(([, , { mistakes }]) => mistakes),
  };
}

/** The key paths of all conditions in a tree: 'form.intro.with contactEndpoint'. */
export function conditionsIn(tree: unknown, key = ''): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => {
    const path = pathOf(key, name);
    return [...(isCondition(name) ? [path] : []), ...conditionsIn(value, path)];
  });
}
