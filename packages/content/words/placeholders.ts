import { formatTime } from '#packages/time/clock.ts';
import { halvesOf } from './clock-words.ts';
import { once } from '#packages/site/once.ts';
import { valueAt, type Path } from '../tree.ts';
import { settingBehind } from './conditions.ts';

// Cached, because creating a formatter takes a large part of a millisecond, and every text needs one.
const numberFormat = once((locale: string) => new Intl.NumberFormat(locale));

const time = /^\d\d:\d\d$/;

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

/** Formats "2025-08" for a locale: "August 2025". */
export const formatMonth = (month: string, locale: string): string =>
  new Date(month).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats "2026-01-15" for a locale: "January 15, 2026". */
export const formatDay = (day: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** The name of a currency for a locale, as after an amount: "US dollars". */
export function currencyName(currency: string, locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value;
}

/** Plain data, by which what was checked with it is kept. */
export type Quotable = {
  /** Undefined while the facts have mistakes. */
  values: object | undefined;
  /** What their files have meanwhile. */
  written?: readonly unknown[];
  /** The places of mistakes in these, where anything may be meant, and of what follows from them. */
  unclear?: readonly string[];
  locale: string;
};

/** What `{claims.uptime}` becomes, by its name; undefined if there is no such value. */
export function placeholderValue(name: string, { values, locale }: Quotable): string | undefined {
  return formatFigure(valueAt(values, name.split('.')), locale);
}

/** Whether facts have a value of this name once their mistakes are corrected, as far as can be known. */
function mayHave({ written = [], unclear = [] }: Quotable, name: string): boolean {
  const isWritten = written.some((file) => valueAt(file, name.split('.')) !== undefined);
  return isWritten || unclear.some((place) => `${name}.`.startsWith(place && `${place}.`));
}

// Some languages put a space before the percent sign; make it non-breaking.
const spaceBeforePercent = /(?<=[\d}]) (?=%)/g;
// Also matches braces after a backslash, which mean themselves, and a lone one, so that a mistyped placeholder is reported and
// never published.
const placeholder = /\\(\{[^{}\\]*\}|[{}])|\{([^{}]*)\}(\.?)|[{}]/g;
const literally = '; a brace that stands for itself has a backslash before it';
// In place of a value that is not known, which would make a text longer than it may be.
const unknown = '0';

/**
 * Fills the placeholders in a text. A value that ends in a full stop takes the place of the sentence's.
 *
 * @param report gets why a placeholder cannot be filled
 * @param path where the text is: settings can be quoted only below a condition that they are given
 */
export function fillText(
  text: string,
  facts: Quotable,
  report: (reason: string) => void,
  path: Path = [],
): string {
  const valueOf = (name: string): string | undefined => {
    const setting = settingBehind(name);
    if (setting !== undefined && !path.includes(`with ${setting}`)) {
      report(
        `{${name}} may be missing in content/site.yaml: only words below "with ${setting}" can quote it`,
      );
      return undefined;
    }
    // Words that a setting hides are checked as if it were given.
    const isHidden = setting !== undefined && valueAt(facts.values, [name]) === undefined;
    const value = placeholderValue(name, facts) ?? (isHidden || mayHave(facts, name) ? unknown : undefined);
    if (value === undefined)
      report(
        `{${name}} is none of the facts and figures of the site${/^[\w.-]+$/.test(name) ? '' : literally}`,
      );
    return value;
  };
  return text
    .replaceAll(spaceBeforePercent, '\u00a0')
    .replaceAll(placeholder, (written: string, literal?: string, name?: string, stop = '') => {
      if (literal !== undefined) return literal;
      if (name === undefined) report(`has a ${written} without its partner${literally}`);
      const value = name === undefined ? undefined : valueOf(name);
      if (value === undefined) return written;
      return value.endsWith('.') ? value : value + stop;
    });
}
