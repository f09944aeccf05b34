import { formatHours } from '../../app/time/clock.ts';
import { zoneLabel } from '../../app/time/time-zones.ts';
import { loadSite } from '../../generate/content/site.ts';
import { fill } from '../../app/site/fill.ts';
import { locales } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { clock, offices } from './content.ts';
import { expect, test, visit, withoutHydration } from './fixtures.ts';
import {
  example,
  hoursOf,
  hoursText,
  planWords,
  planOn,
  sharedHours,
  toolsOn,
  visitTools,
  cityOf,
  labelOf,
} from './tools.ts';
import { clockHours, planTexts } from '../../app/pages/plan/tools/plan-texts.ts';
import { isthmus } from '../sites/sites.ts';

const { planner: words } = planWords;
const winter = new Date('2026-01-15T18:00:00Z');
const workday = { opens: example.opens, closes: example.closes };
const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 });
const { year } = planTexts(words, { number, money: String, range: String }, 'en', true);

test.describe('for a visitor in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('selects their zone, and compares their day today and over the year', async ({ page }) => {
    await page.clock.setFixedTime(winter);
    const { planner, zone } = await visitTools(page);
    await expect(zone).toHaveValue(labelOf('Asia/Kathmandu'));
    const plan = planOn('2026-01-15', { ...workday, timeZone: 'Asia/Kathmandu' });
    expect(await sharedHours(planner)).toEqual(hoursOf(plan));
    for (const [index, side] of (['delivery', 'client', 'offshore'] as const).entries()) {
      const item = planner.getByRole('listitem').nth(index);
      await expect(item).toContainText(fill(words.clock, clockHours(plan, side, clock)));
      await expect(item).toContainText(year(plan[side]));
    }
    const name = fill(words.picture, { city: cityOf('Asia/Kathmandu') });
    await expect(planner.getByRole('img', { name }).locator('desc')).toContainText(
      fill(words.shared, {
        hours: hoursText(plan.delivery.hours),
        name: offices.delivery.name,
        when: words.today,
      }),
    );
  });

  test(
    'the figures of their day are wider than those of the example, and move nothing',
    { tag: '@all' },
    async ({ page }) => {
      await page.clock.setFixedTime(winter);
      await page.goto(pageAddress('plan'));
      await page.evaluate(() => document.fonts.ready);
      const planner = page.getByRole('region', { name: words.title });
      const places = () =>
        planner
          .locator('li > *')
          .evaluateAll((parts: HTMLElement[]) =>
            parts.map((part) => [part.getBoundingClientRect().x, part.offsetTop]),
          );
      const before = await places();
      expect(before).toHaveLength(12);
      await planner.scrollIntoViewIfNeeded();
      await page.keyboard.press('Shift');
      await expect(planner.getByLabel(words.zone)).toHaveValue(labelOf('Asia/Kathmandu'));
      expect(await places()).toEqual(before);
    },
  );
});

test('at a weekend, compares the Monday after it, and says so', { tag: '@all' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-17T18:00:00Z'));
  const { planner } = await visitTools(page, '?zone=America/New_York');
  const first = planner.getByRole('listitem').first();
  await expect(first).toContainText('January 19');
  await expect(first).not.toContainText(words.today);
});

// Clock changes on other days than the example's, and a half-hour offset to Kolkata: the longest sentences.
test.describe('for a visitor in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  for (const { code, prefix: part } of locales) {
    const prefix = part && `/${part}`;
    const { places } = loadSite(isthmus).languages[code].words.plan.planner;
    test(`their own day causes no layout shift on ${prefix}/plan`, { tag: '@all' }, async ({ page }) => {
      const planner = page.locator('section[aria-labelledby=planner]');
      const height = async () => (await planner.boundingBox())?.height ?? Number.NaN;
      await page.clock.setFixedTime(winter);
      await withoutHydration(page);
      await page.goto(`${prefix}/plan`);
      await page.evaluate(() => document.fonts.ready);
      const printed = await height();

      await page.unroute('**/assets/entry-client-*.js');
      await visit(page, `${prefix}/plan`);
      await page.evaluate(() => document.fonts.ready);
      await planner.scrollIntoViewIfNeeded();
      await expect(planner.getByRole('combobox').first()).toHaveValue(zoneLabel('Europe/Berlin', places));
      await expect(page.locator('main [data-waits]')).toHaveCount(0);
      // Browsers ignore shifts below three pixels.
      expect(Math.abs((await height()) - printed)).toBeLessThan(1);
    });
  }
});

test('announces new shared hours, and only those', { tag: '@all' }, async ({ page }) => {
  await page.clock.setFixedTime(winter);
  const { planner, estimate, zone, opens } = await visitTools(page, '?zone=America/New_York');
  await opens.fill('10:00');
  const status = planner.getByRole('status');
  const plan = planOn('2026-01-15', { timeZone: 'America/New_York', opens: '10:00', closes: example.closes });
  await expect(status).toContainText(
    fill(words.shared, {
      hours: hoursText(plan.delivery.hours),
      name: offices.delivery.name,
      when: words.today,
    }),
  );
  await expect(zone).toHaveValue(labelOf('America/New_York'));
  await expect(estimate.getByRole('status')).toHaveText('');
});

test('finds a zone by keyboard: by city, with or without accents, or by IANA name', async ({ page }) => {
  const { zone } = await visitTools(page);
  for (const [typed, found] of [
    ['kathmandu', 'Asia/Kathmandu'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['Australia/Lord_Howe', 'Australia/Lord_Howe'],
    ['Honol', 'Pacific/Honolulu'],
  ] as const) {
    await zone.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect(zone).toHaveValue(labelOf(found));
  }
});

test(
  'suggests every zone once its field has focus, Kathmandu under its current name',
  { tag: '@all' },
  async ({ page }) => {
    const { planner, zone } = await visitTools(page);
    const options = planner.locator('datalist option');
    await expect(options).toHaveCount(0);
    await zone.focus();
    await expect.poll(() => options.count()).toBeGreaterThan(400);
    await expect(planner.locator(`option[value="${labelOf('Asia/Kathmandu')}"]`)).toBeAttached();
  },
);

test('explains an unknown zone and invalid hours, and keeps the chart', async ({ page }) => {
  const { planner, zone, opens, closes } = await visitTools(page, '?zone=Europe/Paris&from=09:00&to=17:00');
  const before = await sharedHours(planner);
  await zone.fill('Atlantis');
  await zone.blur();
  await expect(zone).toHaveAttribute('aria-invalid', 'true');
  await expect(zone).toHaveAccessibleDescription(fill(words.unknownZone, { city: cityOf('Europe/Paris') }));
  expect(await sharedHours(planner)).toEqual(before);
  await zone.fill('Paris');
  await zone.blur();
  await expect(zone).not.toHaveAttribute('aria-invalid');

  await closes.fill('09:00');
  await closes.blur();
  await expect(closes).toHaveAccessibleDescription(
    fill(words.badHours, formatHours({ opens: '09:00', closes: '17:00' }, clock)),
  );
  // Start and end can be changed in either order.
  await closes.fill('17:00');
  await opens.fill('17:00');
  await closes.fill('01:00');
  await closes.blur();
  await expect(opens).toHaveValue('17:00');
  await expect(opens).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL(/from=17%3A00&to=01%3A00/);
});

test('keeps everything that was entered before the code has loaded', async ({ page }) => {
  await page.goto('/plan');
  const { zone, opens, closes, team, cost } = toolsOn(page);
  const entered = [
    [zone, labelOf('Asia/Manila')],
    [opens, '17:00'],
    [closes, '01:00'],
    [team, '12'],
    [cost, '95,000'],
  ] as const;
  // Without a gesture, which would load the code in between.
  for (const [field, text] of entered)
    await field.evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  await cost.focus();
  await cost.blur();
  await expect(page).toHaveURL(/zone=Asia%2FManila&from=17%3A00&to=01%3A00.*&team=12&cost=95000/);
  for (const [field, text] of entered) await expect(field).toHaveValue(text);
});

test('the offshore team is editable', { tag: '@all' }, async ({ page }) => {
  await page.clock.setFixedTime(winter);
  const { planner, offshore } = await visitTools(page, '?zone=Asia/Manila');
  await offshore.fill('Manila');
  await offshore.blur();
  await expect
    .poll(async () => (await sharedHours(planner)).at(-1))
    .toBe(hoursOf(planOn('2026-01-15', { ...workday, timeZone: 'Asia/Manila' }, 'Asia/Manila')).at(-1));
});
