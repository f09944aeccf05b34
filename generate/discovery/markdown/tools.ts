import type { OfficeId } from '../../content/facts.ts';
import type { Words } from '../../content/schema.ts';
import { fill } from '#app/site/fill.ts';
import { estimate, monthly, roundSensibly, type Range } from '#app/pages/nearshoring/tools/savings.ts';
import { sharedMinutes } from '#app/time/shared-hours.ts';
import { zoneCity } from '#app/time/time-zones.ts';
import { heading, list, paragraph, table } from './markdown.ts';
import type { Blocks, TwinContext } from './twin-context.ts';

type ToolWords = Pick<Words['nearshoring'], 'planner' | 'estimate'>;

// The day of the page's own printed example.
const day = '2026-01-15';

/** The planner's example: what its working day shares with both offices and with an offshore team. */
function planner(
  { planner: words }: ToolWords,
  { figures: { example }, site, ui, locale }: TwinContext,
): Blocks {
  const { zone, opens, closes, offshore } = example;
  const number = new Intl.NumberFormat(locale.code);
  const date = new Intl.DateTimeFormat(locale.code, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const ids: OfficeId[] = ['san-jose', 'san-francisco'];
  const sides = [
    ...ids.map((id) => ({ name: ui.offices[id].name, theirs: site.offices[id] })),
    { name: zoneCity(offshore), theirs: { ...site.offices['san-jose'], timeZone: offshore } },
  ];
  const shared = sides.map(({ name, theirs }) => {
    const count = sharedMinutes({ timeZone: zone, opens, closes }, theirs, day) / 60;
    const hours = fill(count === 1 ? words.hour : words.hours, { hours: number.format(count) });
    return fill(words.shared, { hours, name, when: fill(words.onDay, { date: date.format(new Date(day)) }) });
  });
  return [
    heading(2, words.title),
    paragraph(words.lead),
    paragraph(fill(words.example, { city: zoneCity(zone), opens, closes })),
    list(shared),
    paragraph(words.notes),
  ];
}

/** The estimate's example as a table, with how it is worked out. */
function savings({ estimate: words }: ToolWords, { figures, locale }: TwinContext): Blocks {
  const format = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const money = new Intl.NumberFormat(locale.code, { ...format, maximumFractionDigits: 0 });
  const range = (values: Range) => values.map((value) => money.format(roundSensibly(value))).join('–');
  const { team, cost } = figures.example;
  const baseline = team * cost;
  const rows = (['nearshore', 'offshore'] as const).map((model) => {
    const result = estimate(baseline, figures.savings[model]);
    const { cost: year, saved } = result;
    return [words.models[model], words.lower[model], range(monthly(year)), range(year), range(saved)];
  });
  const onshore = [money.format(baseline / 12), money.format(baseline), words.nothing];
  return [
    heading(2, words.title),
    paragraph(words.lead),
    paragraph(fill(words.example, { team, cost: money.format(cost) })),
    paragraph(words.caption),
    table([
      (['model', 'lower', 'month', 'year', 'saved'] as const).map((name) => words.columns[name]),
      ...rows,
      [words.models.onshore, words.lower.onshore, ...onshore],
    ]),
    heading(3, words.formula),
    list(words.assumptions),
  ];
}

/** Both tools of the nearshoring page, as the examples that the page prints. */
export function tools(words: ToolWords, context: TwinContext): Blocks {
  return [...planner(words, context), ...savings(words, context)];
}
