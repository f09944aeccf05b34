/** What diagrams and panels draw, and captions quote as `{drawn.uptime.hours}`: so both always agree. */

/** The diagrams: one per claim, and `compliance`, which has no figure. */
export const diagramNames = [
  'uptime',
  'fasterDelivery',
  'compliance',
  'roi',
  'costSavings',
  'satisfaction',
  'professionals',
  'projects',
] as const;
export type DiagramName = (typeof diagramNames)[number];

/** The drawings on the panels of the nearshoring page, each of a figure of `content/figures.yaml`. */
export const drawingNames = ['savings', 'overlap', 'fasterDelivery', 'professionals'] as const;
export type DrawingName = (typeof drawingNames)[number];

// The highest uptime to distinguish, 99.9999 %, is one hour in a million.
const million = 1_000_000;
const rounds = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, million];

/**
 * The smallest round number of hours, at least a thousand, of which an uptime (in per cent) leaves a whole number at
 * risk, and that number.
 */
export function hoursAtRisk(uptime: number): { hours: number; atRisk: number } {
  const inAMillion = Math.round((100 - uptime) * (million / 100));
  const hours = rounds.find((round) => (inAMillion * round) % million === 0) ?? million;
  return { hours, atRisk: (inAMillion * hours) / million };
}

// More could not be told apart at a glance.
const maxCircles = 60;

/** How many units each circle stands for: 1, 2 or 5, times a power of ten. */
export function unitsPerCircle(count: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(count / maxCircles)));
  const steps = [1, 2, 5, 10].map((step) => step * power);
  return steps.find((each) => count / each <= maxCircles) ?? 10 * power;
}

type Claims = { uptime: number; professionals: number; projects: number };

export function drawnFigures({ uptime, professionals, projects }: Claims) {
  return {
    uptime: hoursAtRisk(uptime),
    professionals: { each: unitsPerCircle(professionals) },
    projects: { each: unitsPerCircle(projects) },
  };
}
