/** The visitor's own day in the chart of the home page, drawn and described on request. */
import type { Page } from '@playwright/test';
import { fill } from '../../app/site/fill.ts';
import { formatHours } from '../../app/time/clock.ts';
import { sharedMinutes } from '../../app/time/shared-hours.ts';
import { clock, figures, offices, words as wordsOf } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const words = wordsOf('home').sharedDay;
const { opens, closes } = figures.example;
const date = '2026-01-20';
const written = formatHours(figures.example, clock);
const bar = fill(words.own, written);

/** Returns the text for a visitor in a time zone. */
function told(timeZone: string): string {
  const hoursWith = (office: typeof offices.delivery) =>
    (sharedMinutes({ timeZone, opens, closes }, office, date) / 60).toLocaleString('en', {
      maximumFractionDigits: 1,
    });
  return fill(words.ownHours, {
    ...written,
    delivery: offices.delivery.name,
    client: offices.client.name,
    deliveryHours: hoursWith(offices.delivery),
    clientHours: hoursWith(offices.client),
  });
}

async function visitChart(page: Page) {
  await page.clock.setFixedTime(new Date(`${date}T17:00:00Z`));
  await visit(page, '/');
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: words.title }) });
  return { figure, ask: figure.getByRole('button', { name: words.ask }), status: figure.getByRole('status') };
}

for (const timezoneId of [
  'America/New_York',
  'Europe/London',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Pacific/Auckland',
]) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(
      'reads the hours shared with both offices, and sees the day inside the page',
      { tag: timezoneId === 'Asia/Kolkata' ? [] : '@all' },
      async ({ page }) => {
        const { figure, ask, status } = await visitChart(page);
        await expect(status).toHaveText('');
        await ask.click();
        await expect(status).toContainText(told(timezoneId));
        const own = figure.getByRole('button', { name: bar });
        await expect(own).toBeVisible();
        const { width } = page.viewportSize() ?? { width: 0 };
        const text = await own.locator('span').boundingBox();
        expect(text?.x).toBeGreaterThanOrEqual(0);
        expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(width);
      },
    );
  });
}

test('the keyboard shows and hides the day, and focus stays', async ({ page }) => {
  const { figure, ask, status } = await visitChart(page);
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('button', { name: bar })).toBeFocused();
  await expect(status).not.toHaveText('');
  await page.keyboard.press('Space');
  await expect(ask).toBeFocused();
  await expect(status).toHaveText('');
});

test('the link next to it opens the planner', { tag: '@all' }, async ({ page }) => {
  const { figure, ask } = await visitChart(page);
  await ask.click();
  await figure.getByRole('link', { name: words.planner }).click();
  await expect(page).toHaveURL('/plan#planner');
});

test('showing it moves nothing else', { tag: '@all' }, async ({ page }) => {
  const { figure, ask, status } = await visitChart(page);
  await page.evaluate(() => document.fonts.ready);
  const below = page.locator('main > section, main section').filter({ hasNot: figure }).first();
  const before = [await figure.boundingBox(), await below.boundingBox()];
  await ask.click();
  await expect(status).not.toHaveText('');
  expect([await figure.boundingBox(), await below.boundingBox()]).toEqual(before);
});

test('with reduced motion it is not animated', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { figure, ask } = await visitChart(page);
  await ask.click();
  await expect(figure.getByRole('button', { name: bar })).toHaveCSS('animation-name', 'none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button for it', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: words.ask })).toBeHidden();
  });
});
