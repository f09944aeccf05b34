import type { Locator, Page } from '@playwright/test';
import { estimate, roundSensibly, type Range } from '../../app/pages/nearshoring/tools/savings.ts';
import { planDay, type Plan } from '../../app/pages/nearshoring/tools/plan.ts';
import { fill } from '../../app/site/fill.ts';
import type { OfficeHours } from '../../app/time/shared-day.ts';
import { figures, offices, words } from './content.ts';
import { expect, visit } from './fixtures.ts';

export const nearshoring = words('nearshoring');
export const { example } = figures;

/** The working day of the printed example. */
export const exampleDay: OfficeHours = { ...example, timeZone: example.zone };

/** What the planner has to show on a day of the visitor's, worked out here from the same content. */
export function planOn(date: string, own: OfficeHours, offshore: string = example.offshore): Plan {
  const others = { ...offices, offshore: { ...offices.delivery, timeZone: offshore } };
  const plan = planDay(own, others, date);
  if (!plan) throw new Error(`${own.timeZone} is unknown`);
  return plan;
}

export function hoursText(count: number): string {
  const { hour, hours } = nearshoring.planner;
  return fill(count === 1 ? hour : hours, {
    hours: count.toLocaleString('en', { maximumFractionDigits: 2 }),
  });
}

/** What is shared with the delivery office, the client office and the offshore team, as the planner words it. */
export function hoursOf({ delivery, client, offshore }: Plan): string[] {
  return [delivery, client, offshore].map(({ hours }) => hoursText(hours));
}

/** An amount in US dollars as English writes it, in short from a million on. */
export function money(value: number): string {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const short = { ...options, notation: 'compact', maximumFractionDigits: 2 } as const;
  return value.toLocaleString('en', value < 1e6 ? { ...options, maximumFractionDigits: 0 } : short);
}

export function amounts([low, high]: Range): string {
  return `${money(roundSensibly(low))}–${money(roundSensibly(high))}`;
}

/** What a team costs and saves a year under a model; without numbers of its own, the team of the example. */
export function estimateOf(
  model: 'nearshore' | 'offshore',
  team: number = example.team,
  cost: number = example.cost,
) {
  return estimate(team * cost, figures.savings[model]);
}

/** The yearly savings of a team under the nearshore model, as the page writes them. */
export function savedBy(team?: number, cost?: number): string {
  return amounts(estimateOf('nearshore', team, cost).saved);
}

/** The two tools of the nearshoring page: their regions and their fields. */
export function toolsOn(page: Page) {
  const planner = page.getByRole('region', { name: nearshoring.planner.title });
  const estimate = page.getByRole('region', { name: nearshoring.estimate.title });
  return {
    planner,
    estimate,
    zone: planner.getByLabel(nearshoring.planner.zone),
    opens: planner.getByLabel(nearshoring.planner.opens),
    closes: planner.getByLabel(nearshoring.planner.closes),
    offshore: planner.getByLabel(nearshoring.planner.offshore),
    team: estimate.getByLabel(nearshoring.estimate.team),
    cost: estimate.getByLabel(nearshoring.estimate.cost),
    use: page.getByRole('button', { name: nearshoring.numbers.use }),
  };
}

/** What the page says is shared with each of the three, in their order. */
export async function sharedHours(planner: Locator): Promise<string[]> {
  return planner.getByRole('listitem').locator('p:first-child').allTextContents();
}

/** Opens the nearshoring page, comes to the tools, and waits until the tools are live: they speak of today only then. */
export async function visitTools(page: Page, search = '') {
  await visit(page, `/nearshoring${search}`);
  const tools = toolsOn(page);
  await tools.planner.scrollIntoViewIfNeeded();
  await expect(tools.planner).toContainText(nearshoring.planner.today);
  return tools;
}
