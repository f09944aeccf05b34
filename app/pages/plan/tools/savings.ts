import figures from '#content/figures.yaml';
import type { Range } from '#packages/site/figure-format.ts';
import type { Model } from '#packages/site/models.ts';

/** Yearly cost and savings of a delivery model, low and high, in the baseline's currency. */
type Estimate = { cost: Range; saved: Range };

/** Estimates a team's cost under the models, each some per cent cheaper than `baseline`, the yearly cost of hiring it onshore. */
export function estimateTeam({ team, cost }: { team: number; cost: number }): Record<Model, Estimate> {
  const baseline = team * cost;
  const share = (percent: number) => (baseline * percent) / 100;
  const cheaper = ([least, most]: Range): Estimate => ({
    cost: [share(100 - most), share(100 - least)],
    saved: [share(least), share(most)],
  });
  const { nearshore, offshore } = figures.savings;
  return { nearshore: cheaper(nearshore), offshore: cheaper(offshore), onshore: cheaper([0, 0]) };
}
