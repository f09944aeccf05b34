import figures from '#content/figures.yaml';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { useNow } from '#app/layout/use-now.ts';
import { formatHours } from '#packages/time/clock.ts';
import { planDay } from '#packages/time/day-plan.ts';
import { dateIn } from '#packages/time/working-hours.ts';
import { fill } from '#packages/site/fill.ts';
import { figureLocale } from '#packages/site/locales.ts';
import type { Places } from '#packages/time/time-zones.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { writeTools, type ToolState } from './tool-address.ts';
import { Estimate } from './estimate.tsx';
import { planTexts } from './plan-texts.ts';
import { Planner } from './planner.tsx';
import { BusinessCase, PlanActions } from './business-case.tsx';
import { figureFormat } from '#packages/site/figure-format.ts';
import { summaryOf } from './summary.ts';
import { teamsWith, type Plan } from './teams.ts';
import { useTools } from './use-tools.ts';

/** The visitor's date; undefined during hydration. */
function useToday(zone: string, isHydrated: boolean): string | undefined {
  const now = useNow();
  const [first] = useState(() => new Date());
  return isHydrated ? dateIn(zone, now ?? first) : undefined;
}

function usePlan(
  { zone, opens, closes, offshore }: ToolState,
  date: string,
  places: Places | undefined,
): Plan {
  const site = useSite();
  return useMemo(() => {
    const yours = { timeZone: zone, opens, closes };
    return planDay(yours, teamsWith(site, offshore, places), date);
  }, [site, zone, opens, closes, offshore, date, places]);
}

/** A query string without the escapes that it does not need (RFC 3986, 3.4). */
const readable = (search: string) => search.replaceAll('%2F', '/').replaceAll('%3A', ':');

type BothToolsProps = { words: Words['plan']; isHydrated: boolean };

const BothTools = memo(function BothTools({ words, isHydrated }: BothToolsProps) {
  const site = useSite();
  const { locale } = site;
  const tools = useTools(isHydrated);
  const { state } = tools;
  const format = useMemo(() => figureFormat(figureLocale(locale.code), figures.example.currency), [locale]);
  const today = useToday(state.zone, isHydrated);
  const plan = usePlan(state, today ?? words.builtOn, words.planner.places);
  const isToday = plan.date === today;
  const texts = useMemo(
    () => planTexts(words.planner, format, locale.code, isToday),
    [words, format, locale, isToday],
  );
  const date = useMemo(() => {
    const longDate = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: 'UTC' });
    return fill(today ? words.businessCase.date : words.businessCase.dateBuilt, {
      date: longDate.format(new Date(today ?? words.builtOn)),
    });
  }, [locale, today, words]);
  const path = pageAddress('plan', locale);
  const address = isHydrated ? location.origin + path + readable(writeTools(state, '')) : site.siteUrl + path;
  return (
    // Holds presses until what they use is the visitor's.
    <div data-waits={isHydrated ? undefined : ''}>
      <Planner {...{ words: words.planner, tools, plan, texts }} />
      <Estimate {...{ words: words.estimate, comparison: words.comparison, tools, plan, texts, format }} />
      <BusinessCase words={words.businessCase} date={date} address={address}>
        <PlanActions
          words={words.numbers}
          summary={summaryOf({
            words,
            state: { ...state, ...formatHours(state, site.clock) },
            plan,
            texts,
            format,
            address,
          })}
        />
      </BusinessCase>
    </div>
  );
});

/** The first render is the prerendered example; a deferred one then shows the visitor's case. */
export default function Tools({ words }: { words: Words['plan'] }) {
  return <BothTools words={words} isHydrated={useDeferredValue(useIsHydrated())} />;
}
