import { zoneLabel } from '../../app/time/time-zones.ts';
import { loadWords } from '../../generate/content/load.ts';
import { fill } from '../../app/site/fill.ts';
import { locales } from '../../app/site/locales.ts';
import { offices, words as wordsOf } from './content.ts';
import { expect, hydrated, test, visit, withoutHydration } from './fixtures.ts';
import {
  example,
  exampleDay,
  hoursOf,
  hoursText,
  nearshoring,
  planOn,
  savedBy,
  sharedHours,
  toolsOn,
  visitTools,
} from './numbers.ts';
import { clockHours, planTexts } from '../../app/pages/nearshoring/tools/plan-texts.ts';

const { planner: words } = nearshoring;
const winter = new Date('2026-01-15T18:00:00Z');
const workday = { opens: example.opens, closes: example.closes };
const printed = hoursOf(planOn('2026-01-15', exampleDay));
const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 });
const { year } = planTexts(words, { number, money: String, range: String }, 'en', true);

test.describe('for a visitor in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('selects their zone, and compares their day today and over the year', async ({ page }) => {
    await page.clock.setFixedTime(winter);
    const { planner, zone } = await visitTools(page);
    await expect(zone).toHaveValue('Kathmandu, Asia');
    const plan = planOn('2026-01-15', { ...workday, timeZone: 'Asia/Kathmandu' });
    expect(await sharedHours(planner)).toEqual(hoursOf(plan));
    for (const [index, side] of (['delivery', 'client', 'offshore'] as const).entries()) {
      const item = planner.getByRole('listitem').nth(index);
      await expect(item).toContainText(fill(words.clock, clockHours(plan, side)));
      await expect(item).toContainText(year(plan[side]));
    }
  });

  test('a night shift overlaps across midnight', async ({ page }) => {
    await page.clock.setFixedTime(winter);
    const { planner, opens, closes } = await visitTools(page);
    await opens.fill('22:00');
    await closes.fill('06:00');
    const night = { timeZone: 'Asia/Kathmandu', opens: '22:00', closes: '06:00' };
    await expect.poll(() => sharedHours(planner)).toEqual(hoursOf(planOn('2026-01-15', night)));
  });
});

test.describe('for a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  const own = { ...workday, timeZone: 'America/New_York' };

  test('shows the shared hours of the day and over the year', async ({ page }) => {
    await page.clock.setFixedTime(winter);
    const { planner } = await visitTools(page);
    const plan = planOn('2026-01-15', own);
    expect(await sharedHours(planner)).toEqual(hoursOf(plan));
    const [delivery, client] = await planner.getByRole('listitem').all();
    await expect(delivery!).toContainText(year(plan.delivery));
    await expect(client!).toContainText(year(plan.client));
    await page.clock.setFixedTime(new Date('2026-07-15T18:00:00Z'));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => sharedHours(planner)).toEqual(hoursOf(planOn('2026-07-15', own)));
  });

  test('chart and sentences agree', async ({ page }) => {
    await page.clock.setFixedTime(winter);
    const { planner } = await visitTools(page);
    const picture = planner.getByRole('img', { name: fill(words.picture, { city: 'New York' }) });
    await expect(picture).toBeVisible();
    await expect(picture.locator('desc')).toContainText(
      fill(words.shared, {
        hours: hoursText(planOn('2026-01-15', own).delivery.hours),
        name: offices.delivery.name,
        when: words.today,
      }),
    );
  });
});

// Clock changes on other days than the example's, and a half-hour offset to Kolkata: the longest sentences.
test.describe('for a visitor in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  for (const { code, prefix: part } of locales) {
    const prefix = part && `/${part}`;
    const { today } = loadWords('.', code, 'nearshoring').planner;
    test(`their own day causes no layout shift on ${prefix}/nearshoring`, async ({ page }) => {
      const planner = page.locator('section[aria-labelledby=planner]');
      const height = async () => (await planner.boundingBox())?.height ?? Number.NaN;
      await withoutHydration(page);
      await page.goto(`${prefix}/nearshoring`);
      await page.evaluate(() => document.fonts.ready);
      const printed = await height();

      await page.unroute('**/assets/entry-client-*.js');
      await visit(page, `${prefix}/nearshoring`);
      await page.evaluate(() => document.fonts.ready);
      await planner.scrollIntoViewIfNeeded();
      await expect(planner.getByRole('combobox').first()).toHaveValue('Berlin, Europe');
      await expect(planner.getByRole('listitem').first()).toContainText(today);
      // Browsers ignore shifts below three pixels.
      expect(Math.abs((await height()) - printed)).toBeLessThan(1);
    });
  }
});

test('announces new shared hours, and only those', async ({ page }) => {
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
  await expect(zone).toHaveValue('New York, America');
  await expect(estimate.getByRole('status')).toHaveText('');
});

test('a day of nearly 24 hours stays within the chart', async ({ page }) => {
  for (const hours of ['from=00:00&to=23:59', 'from=00:30&to=00:29']) {
    const { planner } = await visitTools(page, `?zone=America/New_York&${hours}`);
    const picture = planner.getByRole('img', { name: fill(words.picture, { city: 'New York' }) });
    // All shapes are in the nested svg, which clips them.
    await expect(picture.locator('> svg')).toHaveCSS('overflow', 'hidden');
    await expect(picture.locator('> svg rect').first()).toBeAttached();
    await expect(picture.locator('> rect')).toHaveCount(0);
  }
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
    await expect(zone).toHaveValue(zoneLabel(found));
  }
});

test('suggests every zone once its field has focus, Kathmandu under its current name', async ({ page }) => {
  const { planner, zone } = await visitTools(page);
  const options = planner.locator('datalist option');
  await expect(options).toHaveCount(0);
  await zone.focus();
  await expect.poll(() => options.count()).toBeGreaterThan(400);
  await expect(planner.locator('option[value="Kathmandu, Asia"]')).toBeAttached();
});

test('explains an unknown zone, and keeps the chart', async ({ page }) => {
  const { planner, zone } = await visitTools(page, '?zone=Europe/Paris');
  const before = await sharedHours(planner);
  await zone.fill('Atlantis');
  await zone.blur();
  await expect(zone).toHaveAttribute('aria-invalid', 'true');
  await expect(zone).toHaveAccessibleDescription(fill(words.unknownZone, { city: 'Paris' }));
  expect(await sharedHours(planner)).toEqual(before);
  await zone.fill('Paris');
  await zone.blur();
  await expect(zone).not.toHaveAttribute('aria-invalid');
});

test('explains invalid hours', async ({ page }) => {
  const { closes } = await visitTools(page, '?from=09:00&to=17:00');
  await closes.fill('09:00');
  await closes.blur();
  await expect(closes).toHaveAccessibleDescription(fill(words.badHours, { opens: '09:00', closes: '17:00' }));
});

test('the offshore team is editable', async ({ page }) => {
  await page.clock.setFixedTime(winter);
  const { planner, offshore } = await visitTools(page, '?zone=Asia/Manila');
  await offshore.fill('Manila');
  await offshore.blur();
  await expect
    .poll(async () => (await sharedHours(planner)).at(-1))
    .toBe(hoursOf(planOn('2026-01-15', { ...workday, timeZone: 'Asia/Manila' }, 'Asia/Manila')).at(-1));
});

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

for (const [name, pattern] of [
  ['any time zone', '/'],
  ['the time zone of an office', offices.delivery.timeZone],
  ['the time zone of the example', example.offshore],
] as const) {
  test(`without data about ${name} the prerendered example stays, with a note, and the page works`, async ({
    page,
  }) => {
    await page.addInitScript(withoutZones, pattern);
    await visit(page, '/nearshoring');
    const { planner, estimate, zone, team } = toolsOn(page);
    await planner.scrollIntoViewIfNeeded();
    await expect(page.getByText(words.noData)).toBeVisible();
    expect(await sharedHours(planner)).toEqual(printed);
    await expect(planner.getByText(words.example.split('[')[0]!)).toBeVisible();
    await expect(zone).toBeHidden();
    await team.fill('10');
    await expect(estimate.getByText(savedBy(10)).first()).toBeVisible();
  });
}

test('without time zone data all other pages work too', async ({ page, idle }) => {
  await page.addInitScript(withoutZones, '/');
  for (const address of ['/', '/about', '/contact']) {
    const before = await (await page.request.get(address)).text();
    await visit(page, address);
    const title = page.getByRole('heading', { level: 1 });
    expect(before.replaceAll(/<[^>]+>/g, '')).toContain(await title.textContent());
  }
  await visit(page, '/');
  await idle();
  await expect(page.getByRole('img', { name: wordsOf('home').sharedDay.title })).toBeVisible();
});

test('without Intl the prerendered examples stay, with a note', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Intl'));
  await visit(page, '/nearshoring');
  await toolsOn(page).planner.scrollIntoViewIfNeeded();
  await expect(page.getByText(nearshoring.numbers.unavailable)).toBeVisible();
  expect(await sharedHours(toolsOn(page).planner)).toEqual(printed);
});
