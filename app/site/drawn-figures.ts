/**
 * What the diagrams of Why Choose Us are drawn with. The captions quote it as `{drawn.uptime.hours}`, so that picture and
 * words follow the figure together.
 */

/** The claims that can be drawn, and the mark of the controls, which has no figure. */
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

// The finest promise that is told apart, 99.9999 %, is one hour in a million.
const million = 1_000_000;
const rounds = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, million];

/** Of how many hours a whole number is at risk under an uptime in per cent, a thousand at least, and that number. */
export function hoursAtRisk(uptime: number): { hours: number; atRisk: number } {
  const inAMillion = Math.round((100 - uptime) * (million / 100));
  const hours = rounds.find((round) => (inAMillion * round) % million === 0) ?? million;
  return { hours, atRisk: (inAMillion * hours) / million };
}

// As many as can be told apart and still be seen at a glance.
const mostCircles = 60;

/** How many of something each circle stands for: 1, 2 or 5, or ten or a hundred times that. */
export function eachCircle(count: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(count / mostCircles)));
  const steps = [1, 2, 5, 10].map((step) => step * power);
  return steps.find((each) => count / each <= mostCircles) ?? 10 * power;
}

type Claims = { uptime: number; professionals: number; projects: number };

/** The figures of the diagrams, from the claims that they show. */
export function drawnFigures({ uptime, professionals, projects }: Claims) {
  return {
    uptime: hoursAtRisk(uptime),
    professionals: { each: eachCircle(professionals) },
    projects: { each: eachCircle(projects) },
  };
}
