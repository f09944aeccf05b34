/** The delivery models, in the order of all comparisons. */
export const models = ['nearshore', 'offshore', 'onshore'] as const;
export type Model = (typeof models)[number];

type Hours = number | readonly [low: number, high: number];

/** The low and high overlap of each model, in per cent of the longest. */
export function overlapShares(hours: Record<Model, Hours>): Record<Model, readonly [number, number]> {
  const most = Math.max(...Object.values(hours).flat());
  const shares = (range: Hours) => {
    const [low, high] = typeof range === 'number' ? [range, range] : range;
    return [(low / most) * 100, (high / most) * 100] as const;
  };
  const { nearshore, offshore, onshore } = hours;
  return { nearshore: shares(nearshore), offshore: shares(offshore), onshore: shares(onshore) };
}
