import { largest } from '../../app/pages/plan/tools/tool-address.ts';
import { monthly } from '../../app/pages/plan/tools/savings.ts';
import { fill } from '../../app/site/fill.ts';
import { expect, test } from './fixtures.ts';
import { amounts, estimateOf, example, money, planWords, savedBy, visitTools } from './tools.ts';

const { estimate: words } = planWords;
const total = example.team * example.cost;

test('starts with the labelled example, and shows low and high for each model, monthly and yearly', async ({
  page,
}) => {
  const { estimate, team, cost } = await visitTools(page);
  await expect(team).toHaveValue(String(example.team));
  await expect(cost).toHaveValue(example.cost.toLocaleString('en'));
  await expect(cost).toHaveAccessibleDescription(words.costHint);
  const { columns: models, rows } = planWords.comparison;
  const compared = (['savings', 'overlap'] as const).flatMap((figure) =>
    rows.filter(({ bars }) => bars === figure),
  );
  const { model, month, year, saved } = words.columns;
  await expect(estimate.getByRole('row')).toHaveText(
    [
      [model, ...compared.map(({ aspect }) => aspect), month, year, saved].join(''),
      ...(['nearshore', 'offshore'] as const).map((name) => {
        const { cost: yearly, saved: less } = estimateOf(name);
        const figures = [monthly(yearly), yearly, less].map(amounts);
        return [models[name], ...compared.map((row) => row[name]), ...figures].join('');
      }),
      [
        models.onshore,
        ...compared.map((row) => row.onshore),
        ...[total / 12, total].map(money),
        words.nothing,
      ].join(''),
    ],
    { useInnerText: false },
  );
  const saves = amounts(estimateOf('offshore').saved);
  const [, overlap] = compared;
  await expect(estimate).toContainText(
    fill(words.trade, {
      saved: saves,
      offshoreHours: overlap?.offshore ?? '',
      nearshoreHours: overlap?.nearshore ?? '',
    }),
  );
});

test('takes a pasted amount with its currency', async ({ page }) => {
  const { estimate, cost } = await visitTools(page);
  await cost.fill('$240,000.00');
  await expect(estimate.getByText(savedBy(example.team, 240_000)).first()).toBeVisible();
  await cost.blur();
  await expect(cost).toHaveValue('240,000');
  await expect(cost).not.toHaveAttribute('aria-invalid');
});

test('explains what is no amount, also while it is typed, and keeps the estimate', async ({ page }) => {
  const { estimate, team } = await visitTools(page);
  await team.fill('many');
  await team.blur();
  await expect(team).toHaveAttribute('aria-invalid', 'true');
  const values = { value: String(example.team), largest: largest.team.toLocaleString('en') };
  await expect(team).toHaveAccessibleDescription(fill(words.problems.unreadable, values));
  await expect(estimate.getByText(savedBy()).first()).toBeVisible();
  await team.fill('10');
  await team.blur();
  await team.press('ControlOrMeta+a');
  await team.pressSequentially('12 people');
  await expect(team).toHaveAccessibleDescription(/\b10\b/);
  await expect(estimate.getByText(savedBy(10)).first()).toBeVisible();
});

test('announces a result only once typing has stopped', { tag: '@all' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-15T12:00:00Z') });
  const { estimate, planner, team } = await visitTools(page);
  const status = estimate.getByRole('status');
  await expect(status).toHaveText('');
  await status.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.clock.pauseAt(new Date('2026-01-15T13:00:00Z'));
  await team.fill('');
  for (const figure of '1000') {
    await team.press(figure);
    await page.clock.runFor(1199);
  }
  await expect(status).toHaveText('');
  await page.clock.runFor(1);
  const announced = fill(words.announced, {
    nearshore: savedBy(1000),
    offshore: amounts(estimateOf('offshore', 1000).saved),
  });
  await expect(status).toHaveText(announced);
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual([announced]);
  await expect(planner.getByRole('status'), 'the other tool has nothing new to tell').toHaveText('');
});

test.describe('for a German visitor', () => {
  test.use({ locale: 'de-DE' });

  test('reads their numbers, and writes all as the page does', { tag: '@all' }, async ({ page }) => {
    const { estimate, cost } = await visitTools(page);
    await expect(cost).toHaveValue(example.cost.toLocaleString('en'));
    await expect(estimate.getByText(savedBy()).first()).toBeVisible();
    await cost.fill('120.000,50');
    await cost.blur();
    await expect(cost).toHaveValue('120,000.5');
  });
});
