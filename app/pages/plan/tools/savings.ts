import type { Range } from '#packages/site/figure-format.ts';

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
