import { expect, test, visit } from './fixtures.ts';
import { exampleDay, hoursOf, planWords, planOn, savedBy, sharedHours, toolsOn } from './tools.ts';

const { planner: words } = planWords;
const printed = hoursOf(planOn('2026-01-15', exampleDay));

/** Removes the browser's data about zones that match a pattern. */
function withoutZones(pattern: string): void {
  Reflect.deleteProperty(globalThis, 'Temporal');
  const Format = Intl.DateTimeFormat;
  Object.assign(Intl, { supportedValuesOf: undefined });
  Intl.DateTimeFormat = function (locale?: string, options?: Intl.DateTimeFormatOptions) {
    if (new RegExp(pattern).test(options?.timeZone ?? '')) throw new RangeError('no data');
    return new Format(locale, options);
  } as typeof Format;
}

test(
  'without data about a time zone the prerendered example stays, with a note, and all pages work',
  {
    tag: '@all',
  },
  async ({ page }) => {
    await page.addInitScript(withoutZones, '/');
    for (const address of ['/', '/about', '/contact']) {
      const before = await (await page.request.get(address)).text();
      await visit(page, address);
      const title = page.getByRole('heading', { level: 1 });
      expect(before.replaceAll(/<[^>]+>/g, '')).toContain(await title.textContent());
    }
    await visit(page, '/plan');
    const { planner, estimate, zone, team } = toolsOn(page);
    await planner.scrollIntoViewIfNeeded();
    await expect(page.getByText(words.noData)).toBeVisible();
    expect(await sharedHours(planner)).toEqual(printed);
    await expect(planner.getByText(words.example.split('[')[0]!)).toBeVisible();
    await expect(zone).toBeHidden();
    await team.fill('10');
    await expect(estimate.getByText(savedBy(10)).first()).toBeVisible();
  },
);

test(
  'without formats of dates the prerendered examples stay, with a note',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Intl, 'DateTimeFormat'));
    await visit(page, '/plan');
    await toolsOn(page).planner.scrollIntoViewIfNeeded();
    await expect(page.getByText(planWords.numbers.unavailable)).toBeVisible();
    expect(await sharedHours(toolsOn(page).planner)).toEqual(printed);
  },
);
