import { useMemo } from 'react';
import { roundToSignificantDigits, type Range } from './savings.ts';

export type Format = {
  number: (value: number) => string;
  money: (value: number) => string;
  /** Formats a range, rounded: estimates are always shown as ranges. */
  range: (range: Range) => string;
};

function moneyOptions(value: number): Intl.NumberFormatOptions {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  if (value >= 1e6) return { ...options, notation: 'compact', maximumFractionDigits: 2 };
  return { ...options, minimumFractionDigits: 0, maximumFractionDigits: Number.isInteger(value) ? 0 : 2 };
}

function format(value: number, locale: string | undefined, options?: Intl.NumberFormatOptions): string {
  try {
    return new Intl.NumberFormat(locale, options).format(value);
  } catch {
    return String(value);
  }
}

/** Returns number formatters for a locale, by default the browser's. Money is in US dollars. */
export function useFormat(locale: string | undefined): Format {
  return useMemo(() => {
    const money = (value: number) => format(value, locale, moneyOptions(value));
    return {
      number: (value) => format(value, locale, { maximumFractionDigits: 2 }),
      money,
      range: ([low, high]) =>
        `${money(roundToSignificantDigits(low))}–${money(roundToSignificantDigits(high))}`,
    };
  }, [locale]);
}
