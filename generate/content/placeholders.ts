/** Fills `{placeholders}` in the words from the facts and the figures. Only the build runs this file. */

/** Formats a figure for a locale: 99.9, or a range such as "2–6". */
function formatFigure(value: unknown, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return format.format(value);
  if (!Array.isArray(value)) return undefined;
  return format.formatRange(Number(value[0]), Number(value[1]));
}

/** A year and a month as in "2025-08" for a locale: "August 2025". */
export function formatMonth(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(month));
}

/** The value at a dotted path such as "claims.uptime" in nested plain objects. */
function valueAt(data: unknown, dotted: string): unknown {
  return dotted
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
      data,
    );
}

// In languages that set a space before the sign, no line ends there.
const loosePercent = /(?<=[\d}]) (?=%)/g;
// No copy needs a brace, so that a mistyped placeholder never reaches a page as it stands.
const placeholder = /\{([^{}]*)\}|[{}]/g;

/**
 * Fills every text in a tree of lists and groups.
 *
 * @returns the filled tree, and one line for each placeholder that names no fact: its key's path and the reason
 */
export function fillPlaceholders(
  tree: unknown,
  facts: object,
  locale: string,
): { filled: unknown; mistakes: string[] } {
  const mistakes: string[] = [];
  const fillText = (text: string, key: string) =>
    text.replaceAll(loosePercent, '\u00a0').replaceAll(placeholder, (written: string, name?: string) => {
      const value = name === undefined ? undefined : formatFigure(valueAt(facts, name), locale);
      if (value !== undefined) return value;
      mistakes.push(
        name === undefined
          ? `${key}: has a ${written} without its partner`
          : `${key}: ${written} is in neither content/site.yaml nor content/figures.yaml`,
      );
      return '';
    });
  const fill = (value: unknown, keys: readonly string[]): unknown => {
    if (typeof value === 'string') return fillText(value, keys.join('.'));
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...keys, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, fill(item, [...keys, name])]),
    );
  };
  return { filled: fill(tree, []), mistakes };
}
