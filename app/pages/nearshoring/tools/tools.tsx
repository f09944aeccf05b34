import { memo, useDeferredValue, useMemo, useState } from 'react';
import figures from '#content/figures.yaml';
import type { Words } from '#generate/content/schema.ts';
import { KeepPrerendered } from '#app/layout/keep-prerendered.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { useNow } from '#app/layout/use-now.ts';
import { fill } from '#app/site/fill.ts';
import { estimate } from './savings.ts';
import { dateIn } from '#app/time/working-hours.ts';
import { officesBySide } from '#app/site/offices.ts';
import { figureLocale } from '#app/site/locales.ts';
import { zoneCity } from '#app/time/time-zones.ts';
import type { ToolState } from './tool-address.ts';
import { Estimate } from './estimate.tsx';
import { planDay, sides, type Plan } from './plan.ts';
import { planTexts } from './plan-texts.ts';
import { Planner } from './planner.tsx';
import { AddToMessage } from './add-to-message.tsx';
import tool from './tool.module.css';
import { figureFormat, type FigureFormat } from './figure-format.ts';
import { useTools } from './use-tools.ts';

// The date of the prerendered example.
const exampleDay = '2026-01-15';

/** Returns the visitor's date; undefined during hydration and if the browser has no data about their zone. */
function useToday(zone: string, isHydrated: boolean): string | undefined {
  const now = useNow();
  const [first] = useState(() => new Date());
  try {
    return isHydrated ? dateIn(zone, now ?? first) : undefined;
  } catch {
    return undefined;
  }
}

function usePlan({ zone, opens, closes, offshore }: ToolState, date: string): Plan | undefined {
  const site = useSite();
  return useMemo(() => {
    const own = { timeZone: zone, opens, closes };
    // An offshore team works our offices' hours on its own clock.
    const offices = officesBySide(site);
    const others = { ...offices, offshore: { ...offices.delivery, timeZone: offshore } };
    return planDay(own, others, date);
  }, [site, zone, opens, closes, offshore, date]);
}

type Texts = ReturnType<typeof planTexts>;

/** Summarizes both results as plain text, for the contact form. */
function summaryOf(
  { numbers: words, planner: { places } }: Words['nearshoring'],
  { zone, opens, closes, team, cost }: ToolState,
  plan: Plan | undefined,
  names: Readonly<Record<(typeof sides)[number], string>>,
  texts: Texts,
  format: FigureFormat,
): string {
  const list = sides.map(
    (side) => plan && fill(words.item, { hours: texts.hours(plan[side].hours), name: names[side] }),
  );
  const baseline = team * cost;
  return [
    plan && fill(words.hours, { city: zoneCity(zone, places), opens, closes, list: list.join(', ') }),
    fill(words.savings, {
      team: format.number(team),
      cost: format.money(cost),
      nearshore: format.range(estimate(baseline, figures.savings.nearshore).saved),
      offshore: format.range(estimate(baseline, figures.savings.offshore).saved),
    }),
  ]
    .filter(Boolean)
    .join('\n');
}

type BothToolsProps = { words: Words['nearshoring']; isHydrated: boolean };

const BothTools = memo(function BothTools({ words, isHydrated }: BothToolsProps) {
  const site = useSite();
  const { locale } = site;
  const { delivery, client } = officesBySide(site);
  const tools = useTools(isHydrated);
  const { state, flush } = tools;
  const format = useMemo(() => figureFormat(figureLocale(locale.code)), [locale]);
  const today = useToday(state.zone, isHydrated);
  const plan = usePlan(state, today ?? exampleDay);
  // If the browser lacks the data for the example, the prerendered one stays, with a note.
  const [isPlannable] = useState(plan !== undefined);
  const texts = planTexts(words.planner, format, locale.code, plan?.date === today);
  const names = {
    delivery: delivery.name,
    client: client.name,
    offshore: zoneCity(state.offshore, words.planner.places),
  };
  return (
    <>
      <div className={isHydrated && !isPlannable ? tool.kept : undefined}>
        <KeepPrerendered canRender={isPlannable}>
          <Planner {...{ words: words.planner, tools, plan, names, texts }} />
        </KeepPrerendered>
        {isHydrated && !isPlannable && <p className={`wrap ${tool.keptNote}`}>{words.planner.noData}</p>}
      </div>
      <Estimate words={words.estimate} tools={tools} format={format} />
      <AddToMessage
        words={words.numbers}
        summary={summaryOf(words, state, plan, names, texts, format)}
        isHydrated={isHydrated}
        onLeave={flush}
      />
    </>
  );
});

/**
 * Both tools. The first render matches the prerendered example; a deferred, interruptible render then shows the
 * visitor's own case.
 */
export default function Tools({ words }: { words: Words['nearshoring'] }) {
  return <BothTools words={words} isHydrated={useDeferredValue(useIsHydrated())} />;
}
