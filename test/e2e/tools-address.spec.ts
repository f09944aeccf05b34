import { ui } from './content.ts';
import { expect, footerLink, hydrated, recordCopies, test } from './fixtures.ts';
import { planWords, toolsOn, visitTools } from './tools.ts';

const shared = '?zone=Asia%2FKathmandu&from=10%3A00&to=18%3A30&offshore=Asia%2FManila&team=12&cost=95000.5';

test('restores shared inputs from the address, without a gesture', async ({ page }) => {
  await page.goto(`/plan${shared}`);
  const { zone, opens, closes, offshore, team, cost } = toolsOn(page);
  await expect(zone).toHaveValue('Kathmandu, Asia');
  await expect(opens).toHaveValue('10:00');
  await expect(closes).toHaveValue('18:30');
  await expect(offshore).toHaveValue('Manila, Asia');
  await expect(team).toHaveValue('12');
  await expect(cost).toHaveValue('95,000.5');
  await page.goto('/plan?utm=x&team=42');
  await expect(team).toHaveValue('42');
});

test('an address where the tools were leads to their page, without a gesture', async ({ page }) => {
  await page.goto(`/es/nearshoring${shared}#estimate`);
  await expect(page).toHaveURL(`/es/plan${shared}#estimate`);
  await page.goto('/about');
  await page.goBack();
  await expect(page).toHaveURL(`/es/plan${shared}#estimate`);
});

test('inputs update the address, and nothing else, however the page is left', async ({ page, documents }) => {
  const { team } = await visitTools(page, '?zone=UTC&utm=x#estimate');
  await team.scrollIntoViewIfNeeded();
  await team.focus();
  await page.waitForTimeout(500);
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
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ zone: 'UTC', team: '25', utm: 'x' });
  await page.waitForTimeout(300);
  await expect(team).toBeFocused();
  expect(await page.evaluate(() => ({ entries: history.length, top: scrollY }))).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as object)).toEqual({ fades: 0, titles: 0 });
  expect(documents).toEqual(['/plan']);

  // The address has what was changed just before the page is left.
  const ways = [
    async () => {
      await footerLink(page, 'about').press('Enter');
      await page.waitForURL('/about');
      await page.goBack();
    },
    async () => {
      await page.goto('/about');
      await page.goBack();
    },
    () => page.reload(),
  ];
  for (const [index, leaveAndReturn] of ways.entries()) {
    await team.fill(String(20 + index));
    await leaveAndReturn();
    await hydrated(page);
    await expect(team).toHaveValue(String(20 + index));
  }
});

test('the address keeps inputs entered while it is updated', { tag: '@all' }, async ({ page }) => {
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

test('the copied link is announced once', async ({ page, baseURL }) => {
  const copies = await recordCopies(page);
  await visitTools(page, '?zone=UTC');
  await page.getByRole('button', { name: planWords.businessCase.copy }).click();
  await expect(page.getByRole('dialog')).toHaveText(ui.copyLink.done);
  const live = page.locator(':is([aria-live], [role=status], output):not([aria-live=off])');
  expect(await live.filter({ hasText: ui.copyLink.done }).count()).toBe(1);
  expect(await copies()).toEqual([
    `${baseURL}/plan?zone=UTC&from=09:00&to=17:00&offshore=Asia/Kolkata&team=5&cost=120000`,
  ]);
});
