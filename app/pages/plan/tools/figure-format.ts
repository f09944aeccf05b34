import { roundToSignificantDigits, type Range } from './savings.ts';

/** Formats the tools' figures for one locale. Money is in US dollars. */
export type FigureFormat = {
  number: (value: number) => string;
  money: (value: number) => string;
  /** Formats a range, rounded: estimates are always shown as ranges. */
  range: (range: Range) => string;
};

/** Whole dollars, or dollars with both digits of their cents; in compact notation from a million. */
function moneyOptions(value: number): Intl.NumberFormatOptions {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  if (value >= 1e6) return { ...options, notation: 'compact', maximumFractionDigits: 2 };
  const digits = Math.round(value * 100) % 100 === 0 ? 0 : 2;
  return { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function format(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  try {
    return new Intl.NumberFormat(locale, options).format(value);
  } catch {
    return String(value);
  }
}

/**
 * Makes the formatters of a locale: the page's, not the browser's, because the words beside the figures quote numbers
 * too.
 */
export function figureFormat(locale: string): FigureFormat {
  const money = (value: number) => format(value, locale, moneyOptions(value));
  return {
    number: (value) => format(value, locale, { maximumFractionDigits: 2 }),
    money,
    range: ([low, high]) =>
      `${money(roundToSignificantDigits(low))}–${money(roundToSignificantDigits(high))}`,
  };
}
