import type { Locator, Page } from '@playwright/test';
import { words } from './content.ts';
import { expect, visit } from './fixtures.ts';

export const planWords = words('plan');

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

/** The shared hours with San Jose, San Francisco and the offshore team, for which a test states texts such as '7 hours'. */
export const sharedHours = (planner: Locator): Locator => planner.locator('li p:first-child');

export const exampleHours = ['7 hours', '5 hours', '0 hours'];

/** Opens the plan page, scrolls to the tools, and waits until they work. */
export async function visitTools(page: Page, search = '') {
  await visit(page, `/plan${search}`);
  const tools = toolsOn(page);
  await tools.planner.scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-waits]')).toHaveCount(0);
  return tools;
}
