/** Fills `{placeholders}` in the words from the facts and the figures. Only the build runs this file. */

/** Formats a figure for a locale: 99.9, or a range such as "2–6". */
function formatFigure(value: unknown, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return format.format(value);
  if (!Array.isArray(value)) return undefined;
  const [from, to] = value.map(Number);
  // A range that is none is a mistake of the figures.
  return from !== undefined && to !== undefined && from <= to
    ? format.formatRange(from, to)
    : value.join('–');
}

/** A year and a month as in "2025-08" for a locale: "August 2025". What is no month stays as it is. */
export function formatMonth(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const date = new Date(month);
  return Number.isNaN(date.getTime()) ? month : format.format(date);
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
 * @param facts what placeholders can name; where nothing is known of the facts, all of them stay as they are
 * @returns the filled tree, and one line for each placeholder that names no fact: its key's path and the reason
 */
export function fillPlaceholders(
  tree: unknown,
  facts: object | undefined,
  locale: string,
): { filled: unknown; mistakes: string[] } {
  const mistakes: string[] = [];
  const fillText = (text: string, key: string) =>
    text.replaceAll(loosePercent, '\u00a0').replaceAll(placeholder, (written: string, name?: string) => {
      const value = name === undefined ? undefined : formatFigure(valueAt(facts, name), locale);
      if (value !== undefined) return value;
      if (facts === undefined && name !== undefined) return written;
      mistakes.push(
        name === undefined
          ? `${key}: has a ${written} without its partner`
          : `${key}: ${written} is in neither content/site.yaml nor content/figures.yaml`,
      );
      return written;
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
