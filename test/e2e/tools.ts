import type { Locator, Page } from '@playwright/test';
import { estimate, roundToSignificantDigits, type Range } from '../../app/pages/plan/tools/savings.ts';
import { planDay, type Plan } from '../../app/pages/plan/tools/plan.ts';
import { fill } from '../../app/site/fill.ts';
import type { OfficeHours } from '../../app/time/shared-day.ts';
import { zoneCity, zoneLabel } from '../../app/time/time-zones.ts';
import { figures, offices, words } from './content.ts';
import { expect, visit } from './fixtures.ts';

export const planWords = words('plan');
export const { example } = figures;

/** Returns what the English page calls the city of a zone. */
export const cityOf = (zone: string) => zoneCity(zone, planWords.planner.places);

/** Returns what the fields of the English page show for a zone. */
export const labelOf = (zone: string) => zoneLabel(zone, planWords.planner.places);

/** The working day of the prerendered example. */
export const exampleDay: OfficeHours = { ...example, timeZone: example.zone };

/** Computes the planner's expected output on a day, from the same content. */
export function planOn(date: string, own: OfficeHours, offshore: string = example.offshore): Plan {
  const others = { ...offices, offshore: { ...offices.delivery, timeZone: offshore } };
  const plan = planDay(own, others, date);
  if (!plan) throw new Error(`${own.timeZone} is unknown`);
  return plan;
}

export function hoursText(count: number): string {
  const { hour, hours } = planWords.planner;
  return fill(count === 1 ? hour : hours, {
    hours: count.toLocaleString('en', { maximumFractionDigits: 2 }),
  });
}

/** Returns the expected shared hours of each side, in the planner's words. */
export function hoursOf({ delivery, client, offshore }: Plan): string[] {
  return [delivery, client, offshore].map(({ hours }) => hoursText(hours));
}

/** Formats US dollars in English, in compact notation from a million. */
export function money(value: number): string {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const short = { ...options, notation: 'compact', maximumFractionDigits: 2 } as const;
  return value.toLocaleString('en', value < 1e6 ? { ...options, maximumFractionDigits: 0 } : short);
}

export function amounts([low, high]: Range): string {
  return `${money(roundToSignificantDigits(low))}–${money(roundToSignificantDigits(high))}`;
}

/** Returns a team's yearly cost and savings under a model; by default for the example's team. */
export function estimateOf(
  model: 'nearshore' | 'offshore',
  team: number = example.team,
  cost: number = example.cost,
) {
  return estimate(team * cost, figures.savings[model]);
}

/** Returns a team's yearly nearshore savings as formatted on the page. */
export function savedBy(team?: number, cost?: number): string {
  return amounts(estimateOf('nearshore', team, cost).saved);
}

/** Locators of the two tools and their fields. */
export function toolsOn(page: Page) {
  const planner = page.getByRole('region', { name: planWords.planner.title });
  const estimate = page.getByRole('region', { name: planWords.estimate.title });
  return {
    planner,
    estimate,
    zone: planner.getByLabel(planWords.planner.zone),
    opens: planner.getByLabel(planWords.planner.opens),
    closes: planner.getByLabel(planWords.planner.closes),
    offshore: planner.getByLabel(planWords.planner.offshore),
    team: estimate.getByLabel(planWords.estimate.team),
    cost: estimate.getByLabel(planWords.estimate.cost),
    use: page.getByRole('button', { name: planWords.numbers.use }),
  };
}

/** Returns the shared hours shown on the page, in order. */
export async function sharedHours(planner: Locator): Promise<string[]> {
  return planner.getByRole('listitem').locator('p:first-child').allTextContents();
}

/** Opens the plan page, scrolls to the tools, and waits until they work. */
export async function visitTools(page: Page, search = '') {
  await visit(page, `/plan${search}`);
  const tools = toolsOn(page);
  await tools.planner.scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-waits]')).toHaveCount(0);
  return tools;
}
