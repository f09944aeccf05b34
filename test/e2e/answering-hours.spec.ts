/** When the phone is answered, and by when a message is: computed from the office's hours, on the visitor's clock. */
import { fill } from '../../app/site/fill.ts';
import { officesBySide } from '../../app/site/offices.ts';
import { minutesAfterMidnight, minutesOf, timeOfDay } from '../../app/time/clock.ts';
import { instantOf } from '../../app/time/working-hours.ts';
import { site, ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

const { answer, panel } = words('contact');
const { client } = officesBySide({ offices: site.offices, ui });
const thursday = '2026-01-15';
const friday = '2026-01-16';
const saturday = '2026-01-17';
const at = (date: string, time: string) => new Date(instantOf(date, minutesOf(time), client.timeZone));
const day = minutesOf(client.closes) - minutesOf(client.opens);
// The page rounds times up to half an hour.
const halfHour = 1_800_000;
const said = (at: Date, timeZone: string) =>
  timeOfDay(minutesAfterMidnight(timeZone, new Date(Math.ceil(at.getTime() / halfHour) * halfHour)));
// The tests below only apply to a promise of one working day.
const isOneDay = site.answersWithin === day / 60;

test.describe('for a visitor on the office’s clock', () => {
  test.use({ timezoneId: client.timeZone });

  for (const [name, date, time, isOpen] of [
    ['at opening time', thursday, client.opens, true],
    ['at closing time', thursday, client.closes, false],
    ['at the weekend', saturday, client.opens, false],
  ] as const) {
    test(
      `the telephone is ${isOpen ? 'answered' : 'not answered'} ${name}`,
      { tag: name === 'at opening time' ? [] : '@all' },
      async ({ page }) => {
        await page.clock.setFixedTime(at(date, time));
        await visit(page, '/contact');
        const hours = page
          .getByRole('complementary', { name: panel.title })
          .getByText(panel.phoneHours, { exact: true });
        await expect(hours.locator('..')).toContainText(isOpen ? panel.open : panel.closed);
      },
    );
  }

  test(
    'the telephone stops being answered at closing time, also while motion is paused',
    { tag: '@all' },
    async ({ page }) => {
      await page.clock.install({ time: new Date(at(thursday, client.closes).getTime() - 60_000) });
      await visit(page, '/contact');
      const main = page.getByRole('main');
      await expect(main).toContainText(panel.open);
      await page.getByRole('button', { name: ui.display.pauseMotion }).click();
      await page.clock.runFor(120_000);
      await expect(main).toContainText(panel.closed);
    },
  );

  for (const [name, date, time, when] of [
    ['today', thursday, client.opens, 'today'],
    ['tomorrow', thursday, client.closes, 'tomorrow'],
    ['after a weekend', friday, client.closes, 'later'],
  ] as const) {
    test(`a message is answered ${name}`, { tag: '@all' }, async ({ page }) => {
      test.skip(!answer || !isOneDay, 'the content promises no answer within a working day');
      await page.clock.setFixedTime(at(date, time));
      await visit(page, '/contact');
      const monday = at('2026-01-19', '12:00').toLocaleDateString('en', { weekday: 'long' });
      const closing = said(at(thursday, client.closes), client.timeZone);
      const sentence = answer && fill(answer[when], { day: monday, time: closing });
      await expect(page.getByRole('main')).toContainText(sentence ?? '');
    });
  }
});

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('the time is on their clock', { tag: '@all' }, async ({ page }) => {
    test.skip(!answer || !isOneDay, 'the content promises no answer within a working day');
    await page.clock.setFixedTime(at(thursday, client.opens));
    await visit(page, '/contact');
    const time = said(at(thursday, client.closes), 'Asia/Kathmandu');
    await expect(page.getByRole('main')).toContainText(time);
  });
});
