import { addRules } from '../../judges/contrast.ts';
import { fill } from '../../app/site/fill.ts';
import { sharedMinutes, sharedSpans } from '../../app/time/shared-hours.ts';
import { workingDayOn } from '../../app/time/working-hours.ts';
import { offices, words as wordsOf } from './content.ts';
import { expect, test, textSpacing, visit } from './document-fixtures.ts';

const words = wordsOf('home').sharedDay;
const chart = { name: words.title } as const;
const winterDay = '2026-01-20';

/** Returns an office's local time with its zone's name, written by Intl alone. */
function clock(timeZone: string, at: Date): string {
  const options = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
  return at
    .toLocaleTimeString('en-US', options)
    .replace(/([AP])M/, (_, half: string) => `${half.toLowerCase()}.m.`);
}

const [together] = sharedSpans(offices.delivery, offices.client, winterDay);
const days = [offices.delivery, offices.client].map((office) => workingDayOn(office, winterDay));
const moments = [
  ...(together ? [['the shared hours', (together.start + together.end) / 2, 2] as const] : []),
  ['the evening', Math.max(...days.map(({ end }) => end)) + 30 * 60_000, 1] as const,
];

test('the live chart has its shared hours and both offices’ time', async ({ page }) => {
  const at = new Date(`${winterDay}T20:30:00Z`);
  const hours = sharedMinutes(offices.delivery, offices.client, winterDay) / 60;
  const times = [offices.delivery, offices.client].map(({ timeZone }) => clock(timeZone, at)).join(' · ');
  await page.clock.setFixedTime(at);
  await visit(page, '/');
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', chart) });
  await expect(figure.getByRole('img')).toContainText(fill(words.shared, { hours }));
  await expect(figure).toContainText(fill(words.now, { times }));
});

for (const [hours, at, parts] of moments) {
  test(
    `in ${hours} the line of the current time does not cross the text`,
    { tag: '@all' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(at));
      await visit(page, '/');
      // It is the last rectangle of the chart: above the shapes, two pixels wide.
      const line = page.getByRole('img', chart).locator('g:has(> rect)').last().locator('rect');
      await expect(line).toHaveCount(parts);
      for (const part of await line.all()) await expect(part).toHaveCSS('width', '2px');
    },
  );
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test(
    'the current time is written below its line, and between the ends of the chart all day',
    { tag: '@all' },
    async ({ page }) => {
      await page.clock.install({ time: new Date(`${winterDay}T00:00:00Z`) });
      await visit(page, '/');
      // With the text spacing of WCAG 1.4.12, where the label is widest.
      await addRules(page, textSpacing);
      const figure = page.getByRole('figure').filter({ has: page.getByRole('img', chart) });
      const parts = {
        label: figure.getByText(/^\d.*[ap]\.m\. .* · \d/),
        line: figure.locator('g:has(> rect)').last().locator('rect').first(),
        axis: figure.getByRole('img'),
      };
      let seen = 0;
      for (let halfHour = 0; halfHour < 48; halfHour += 1) {
        await page.clock.runFor('30:00');
        if (!(await parts.label.isVisible())) continue;
        const [label, line, axis] = await Promise.all(
          [parts.label, parts.line, parts.axis].map((part) => part.boundingBox()),
        );
        if (!label || !line || !axis) throw new Error('the chart does not show the current time');
        const half = label.width / 2;
        const atLeast = Math.max(axis.x + half, line.x + line.width / 2);
        const center = Math.min(atLeast, axis.x + axis.width - half);
        expect(Math.abs(label.x + half - center), await parts.label.innerText()).toBeLessThan(1);
        seen += 1;
      }
      // The chart covers ten hours at least, in half hours.
      expect(seen).toBeGreaterThan(2 * 10);
    },
  );
});
