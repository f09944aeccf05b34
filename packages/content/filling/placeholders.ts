/** Fills `{placeholders}` with facts and figures. Runs at build time only. */
import { formatTime } from '#packages/time/clock.ts';
import { halvesOf } from './clock-words.ts';
import { once } from '../lazy.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import { isTree, valueAt } from '../tree.ts';

// Cached, because creating a formatter takes a large part of a millisecond, and every text needs one.
const numberFormat = once((locale: string) => new Intl.NumberFormat(locale));
const monthFormat = once(
  (locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const time = /^\d\d:\d\d$/;

/** Formats a string, a time, a number or a range ("2–6") for a locale; undefined for anything else. */
function formatFigure(value: unknown, locale: string): string | undefined {
  if (typeof value === 'string')
    return time.test(value) ? formatTime(value, { halves: halvesOf(locale) }) : value;
  const format = numberFormat(locale);
  if (typeof value === 'number') return format.format(value);
  if (!Array.isArray(value)) return undefined;
  const [from, to] = value.map(Number);
  // formatRange throws on a reversed range, which the figures' schema reports.
  return from !== undefined && to !== undefined && from <= to
    ? format.formatRange(from, to)
    : value.join('–');
}

/** Formats "2025-08" for a locale: "August 2025". Returns invalid input unchanged. */
export function formatMonth(month: string, locale: string): string {
  const format = monthFormat(locale);
  const date = new Date(month);
  return Number.isNaN(date.getTime()) ? month : format.format(date);
}

/** The name of a currency for a locale, as after an amount: "US dollars". */
export function currencyName(currency: string, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value;
}

// Some languages put a space before the percent sign; make it non-breaking.
const spaceBeforePercent = /(?<=[\d}]) (?=%)/g;
// Also matches a lone brace, so that a mistyped placeholder is reported and never published.
const placeholder = /\{([^{}]*)\}(\.?)|[{}]/g;

/**
 * Fills the placeholders in every text of a tree. A value that ends in a full stop takes the place of the sentence's.
 *
 * @param facts the values that placeholders can reference; if undefined, placeholders are left as they are
 * @returns the filled tree, and the placeholders that cannot be resolved
 */
export function fillPlaceholders(
  tree: unknown,
  facts: object | undefined,
  locale: string,
): { filled: unknown; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const fillText = (text: string, key: string) =>
    text
      .replaceAll(spaceBeforePercent, '\u00a0')
      .replaceAll(placeholder, (written: string, name?: string, stop = '') => {
        const value = name === undefined ? undefined : formatFigure(valueAt(facts, name.split('.')), locale);
        if (value !== undefined) return value.endsWith('.') ? value : value + stop;
        if (facts === undefined && name !== undefined) return written;
        const reason =
          name === undefined
            ? `has a ${written} without its partner`
            : `{${name}} is in neither content/site.yaml nor content/figures.yaml`;
        mistakes.push(mistakeAt(key, reason));
        return written;
      });
  const fill = (value: unknown, keys: readonly string[]): unknown => {
    if (typeof value === 'string') return fillText(value, keys.join('.'));
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...keys, String(index)]));
    if (!isTree(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, fill(item, [...keys, name])]),
    );
  };
  return { filled: fill(tree, []), mistakes };
}
