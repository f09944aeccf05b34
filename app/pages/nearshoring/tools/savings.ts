/** From the lower to the higher figure. */
export type Range = readonly [number, number];

/**
 * Rounds to two significant digits, to three where the first is a 1: never off by more than 2.5 per cent. An estimate
 * from ranges of whole tens of per cent has no more to say.
 */
export function roundSensibly(value: number): number {
  if (value === 0) return 0;
  const digits = Number(value.toExponential(2)[0]) === 1 ? 3 : 2;
  return Number(value.toPrecision(digits));
}

/** What a delivery model costs and saves a year, low and high, in the currency of the baseline. */
export type Estimate = { cost: Range; saved: Range };

/**
 * A team's cost under a model that is `lower` per cent cheaper than hiring onshore: the baseline is the number of
 * people times the yearly cost of one.
 */
export function estimate(baseline: number, [least, most]: Range): Estimate {
  const share = (percent: number) => (baseline * percent) / 100;
  return { cost: [share(100 - most), share(100 - least)], saved: [share(least), share(most)] };
}

/** The same for one month. */
export function monthly([low, high]: Range): Range {
  return [low / 12, high / 12];
}
