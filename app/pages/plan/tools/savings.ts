export type Range = readonly [number, number];

/**
 * Rounds to two significant digits, or three if the first is 1, so the error is at most 2.5 %. Estimates from ranges
 * of whole tens of per cent are no more precise.
 */
export function roundToSignificantDigits(value: number): number {
  if (value === 0) return 0;
  const digits = Number(value.toExponential(2)[0]) === 1 ? 3 : 2;
  return Number(value.toPrecision(digits));
}

/** Yearly cost and savings of a delivery model, low and high, in the baseline's currency. */
export type Estimate = { cost: Range; saved: Range };

/**
 * Estimates a team's cost and savings under a model that is `least` to `most` per cent cheaper than `baseline`, the
 * yearly cost of hiring the team onshore.
 */
export function estimate(baseline: number, [least, most]: Range): Estimate {
  const share = (percent: number) => (baseline * percent) / 100;
  return { cost: [share(100 - most), share(100 - least)], saved: [share(least), share(most)] };
}

export function monthly([low, high]: Range): Range {
  return [low / 12, high / 12];
}
