/** The delivery models, in the order of all comparisons. */
export const models = ['nearshore', 'offshore', 'onshore'] as const;
export type Model = (typeof models)[number];

type Hours = number | readonly [low: number, high: number];

/** Returns the low and high overlap of each model, in per cent of the longest. */
export function overlapShares(hours: Record<Model, Hours>): Record<Model, readonly [number, number]> {
  const rangeOf = (model: Model) => [hours[model]].flat();
  const most = Math.max(...models.flatMap(rangeOf));
  const share = (value = 0) => (value / most) * 100;
  const shares = models.map((model) => [model, [share(rangeOf(model)[0]), share(rangeOf(model).at(-1))]]);
  return Object.fromEntries(shares) as Record<Model, readonly [number, number]>;
}
