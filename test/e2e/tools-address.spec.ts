import { ui, words } from './content.ts';
import { expect, failedResource, hold, hydrated, markDocument, test, visit } from './fixtures.ts';
import {
  example,
  exampleDay,
  hoursText,
  planWords,
  planOn,
  savedBy,
  sharedHours,
  toolsOn,
  visitTools,
  labelOf,
} from './tools.ts';

const printedHours = hoursText(planOn('2026-01-15', exampleDay).delivery.hours);
const shared = '?zone=Asia%2FKathmandu&from=10%3A00&to=18%3A30&offshore=Asia%2FManila&team=12&cost=95000.5';

test('restores shared inputs from the address, without a gesture', async ({ page }) => {
  await page.goto(`/plan${shared}`);
  const { zone, opens, closes, offshore, team, cost } = toolsOn(page);
  await expect(zone).toHaveValue(labelOf('Asia/Kathmandu'));
  await expect(opens).toHaveValue('10:00');
  await expect(closes).toHaveValue('18:30');
  await expect(offshore).toHaveValue(labelOf('Asia/Manila'));
  await expect(team).toHaveValue('12');
  await expect(cost).toHaveValue('95,000.5');
});

test('accepts any spelling of a zone, and ignores invalid values', { tag: '@all' }, async ({ page }) => {
  const { zone, offshore, team, cost, opens } = await visitTools(
    page,
    '?zone=america/new_york&offshore=asia/calcutta&from=99:99&to=%E0%A4%A&team=-3&cost=1e99&utm=%00#100%',
  );
  await expect(zone).toHaveValue(labelOf('America/New_York'));
  await expect(offshore).toHaveValue(labelOf('Asia/Kolkata'));
  await expect(team).toHaveValue(String(example.team));
  await expect(cost).toHaveValue(example.cost.toLocaleString('en'));
  await expect(opens).toHaveValue(example.opens);
});

test(
  'a number typed before the code has loaded leaves the others of the address',
  { tag: '@all' },
  async ({ page }) => {
    const release = await hold(page);
    await page.goto(`/plan${shared}`);
    const { opens, team } = toolsOn(page);
    await opens.fill('11:00');
    await team.fill('25');
    release();
    await expect(page).toHaveURL(
      `/plan${shared.replace('from=10', 'from=11').replace('team=12', 'team=25')}`,
    );
  },
);

test('addresses where the tools were lead to their page, without a gesture', async ({ page }) => {
  for (const [old, moved] of [
    ['/nearshoring#planner', '/plan#planner'],
    [`/es/nearshoring${shared}#estimate`, `/es/plan${shared}#estimate`],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(moved);
    await page.goto('/about');
    await page.goBack();
    await expect(page).toHaveURL(moved);
  }
});

test('keeps inputs entered while the address is updated', { tag: '@all' }, async ({ page }) => {
  const { zone, team } = await visitTools(page, '?zone=UTC');
  await team.evaluate((field: HTMLInputElement) => {
    const write = history.replaceState.bind(history);
    // The router updates the address before it renders.
    history.replaceState = (...given) => {
      history.replaceState = write;
      write(...given);
      field.value = '25';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  await zone.fill('kathmandu');
  await zone.press('Enter');
  await expect(page).toHaveURL(/Kathmandu.*team=25/);
  await expect(team).toHaveValue('25');
});

test('inputs update the address without a new history entry, scrolling, focus or document', async ({
  page,
}) => {
  const { team, zone } = await visitTools(page, '?zone=UTC&utm=x#estimate');
  await team.scrollIntoViewIfNeeded();
  await team.focus();
  await page.waitForTimeout(500);
  await markDocument(page);
  const before = await page.evaluate(() => {
    const seen = { fades: 0, titles: 0 };
    Object.assign(window, { seen });
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...given) {
      seen.fades += 1;
      return animate.apply(this, given);
    };
    new MutationObserver(() => (seen.titles += 1)).observe(document.head, { subtree: true, childList: true });
    return { entries: history.length, top: scrollY };
  });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('25');
  await expect(page).toHaveURL(/team=25/);
  const url = new URL(page.url());
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ zone: 'UTC', team: '25', utm: 'x' });
  await page.waitForTimeout(300);
  await expect(team).toBeFocused();
  expect(await page.evaluate(() => ({ entries: history.length, top: scrollY }))).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    fades: 0,
    titles: 0,
  });
  await page.reload();
  await hydrated(page);
  await expect(team).toHaveValue('25');
  await expect(zone).toHaveValue('UTC');
});

test('Back restores the page with its inputs', { tag: '@all' }, async ({ page }) => {
  const { team, planner } = await visitTools(page, shared);
  const hours = await sharedHours(planner);
  await team.fill('31');
  await expect(page).toHaveURL(/team=31/);
  await page
    .getByRole('link', { name: ui.navigation.home })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/');
  // The address changes before the page renders.
  await expect(page.getByRole('heading', { level: 1, name: words('home').hero.headline })).toBeFocused();
  await page.goBack();
  await expect(team).toHaveValue('31');
  await expect.poll(() => sharedHours(planner)).toEqual(hours);
});

test('without JavaScript, shows the example, labelled as such', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/plan');
  const { planner, estimate, team, use } = toolsOn(page);
  await expect(planner).toContainText(printedHours);
  await expect(planner.getByText(planWords.planner.example.split('[')[0]!)).toBeVisible();
  await expect(estimate.getByText(planWords.estimate.example.split('[')[0]!)).toBeVisible();
  await expect(estimate.getByText(savedBy()).first()).toBeVisible();
  await expect(team).toBeHidden();
  await expect(use).toBeHidden();
  await context.close();
});

test.describe('if their code fails to load', () => {
  // Only the browser's own message: React must not re-render.
  test.use({ expectedComplaints: failedResource });

  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/tools-*.js', (route) => route.abort());
  });

  test('the prerendered example stays, with a note, and the page works', async ({ page }) => {
    await visit(page, '/plan');
    await expect(page.getByText(planWords.numbers.unavailable)).toBeVisible();
    const { planner, estimate, team, use } = toolsOn(page);
    await expect(planner.getByText(planWords.planner.example.split('[')[0]!)).toBeVisible();
    await expect(planner).toContainText(printedHours);
    await expect(estimate.getByText(savedBy()).first()).toBeVisible();
    await expect(team).toBeHidden();
    await expect(use).toBeHidden();
    await expect(page.getByRole('heading', { name: planWords.businessCase.title })).toBeVisible();
  });

  test(
    'after client-side navigation there is a note, and the next visit tries again',
    { tag: '@all' },
    async ({ page }) => {
      await visit(page, '/');
      const link = page.getByRole('contentinfo').getByRole('link', { name: planWords.name });
      await link.click();
      await expect(page.getByText(planWords.numbers.unavailable)).toBeVisible();
      await page.unroute('**/assets/tools-*.js');
      await page.goBack();
      await link.click();
      await expect(toolsOn(page).team).toHaveValue(String(example.team));
      await expect(page.getByText(planWords.numbers.unavailable)).toBeHidden();
    },
  );
});
