import type { PageId } from './pages.ts';

const planInputs = ['zone', 'from', 'to', 'offshore', 'team', 'cost'] as const;
export type PlanInput = (typeof planInputs)[number];

/** The largest amounts that the tools accept: a cost may be in a currency of small units. */
export const largest = { team: 10_000, cost: 10_000_000_000 } as const;

/**
 * What in an address changes what its page shows, as patterns: the numbers of a plan, links to where the tools were, and what
 * a search looks for. The prerendered page shows something else, so its code starts without a gesture.
 */
export const addressState = {
  plan: String.raw`\b(?:${planInputs.join('|')})=`,
  // These links have all numbers, or none.
  nearshoring: String.raw`\bzone=|#(?:planner|estimate)$`,
  list: String.raw`\bq=`,
} satisfies Partial<Record<PageId | 'list', string>>;
