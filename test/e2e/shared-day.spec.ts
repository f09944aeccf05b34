import { addRules } from '../../judges/contrast.ts';
import { expect, test, textSpacing, visit } from './document-fixtures.ts';

const chart = { name: 'One workday, two offices' } as const;

test('the live chart has its shared hours and both offices’ time', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-20T20:30:00Z'));
  await visit(page, '/');
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', chart) });
  await expect(figure.getByRole('img')).toContainText('Both open for 7 hours, every workday');
  await expect(figure).toContainText(/Now: 2:30.p\.m\. Central Standard Time · 12:30.p\.m\. Pacific Time\./);
});

test.describe('on a wide screen', { tag: '@all' }, () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('the current time is below its line, and in the chart, all day', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-20T00:00:00Z') });
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
    for (let hour = 0; hour < 24; hour += 1) {
      await page.clock.runFor('01:00:00');
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
    // The chart covers ten hours at least.
    expect(seen).toBeGreaterThan(9);
  });
});
