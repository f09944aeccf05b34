import type { Locator, Page } from '@playwright/test';
import { words } from './content.ts';
import { expect, visit } from './fixtures.ts';

export const nearshoring = words('nearshoring');

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

/** What is shared with San Jose, San Francisco and the offshore team, in hours. */
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
