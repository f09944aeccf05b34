import { once } from './once.ts';

export type Range = readonly [number, number];

/** Two significant digits, or three after a 1: an error of 2.5 % at most, as estimates from whole tens of per cent have. */
export function roundToSignificantDigits(value: number): number {
  if (value === 0) return 0;
  const digits = Number(value.toExponential(2)[0]) === 1 ? 3 : 2;
  return Number(value.toPrecision(digits));
}

/** Formats numbers with one formatter, made with the first: making it takes a large part of a millisecond. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

/** What stands between the ends of a range, as in the words beside: a dash, or the hyphen in Spanish. */
const rangeSign = once((locale: string): string => {
  const parts = new Intl.NumberFormat(locale).formatRangeToParts(1, 2);
  return parts.find(({ type }) => type === 'literal')?.value ?? '–';
});

export const usualCurrency = 'USD';

/** In the page's language, not the browser's: the words beside quote numbers too. `currency` is as in 'NOK' (ISO 4217). */
export function figureFormat(locale: string, currency: string = usualCurrency) {
  const inCurrency = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const withDigits = (digits: number) =>
    numberFormat(locale, { ...inCurrency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const whole = withDigits(0);
  const withCents = withDigits(2);
  const millions = numberFormat(locale, { ...inCurrency, notation: 'compact', maximumFractionDigits: 2 });
  const money = (value: number) => {
    if (value >= 1e6) return millions(value);
    return Math.round(value * 100) % 100 === 0 ? whole(value) : withCents(value);
  };
  return {
    number: numberFormat(locale, { maximumFractionDigits: 2 }),
    money,
    /** What `money` writes beside the digits, as in 'kr'. */
    currency: money(1)
      .replace(/\p{Nd}/u, '')
      .trim(),
    /** Formats a range, rounded: estimates are always shown as ranges. */
    range: (range: Range) => range.map((end) => money(roundToSignificantDigits(end))).join(rangeSign(locale)),
  };
}

export type FigureFormat = ReturnType<typeof figureFormat>;
