import figures from '#content/figures.yaml';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { KeepPrerendered } from '#app/layout/keep-prerendered.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { useNow } from '#app/layout/use-now.ts';
import { planDay } from '#packages/time/day-plan.ts';
import { knowsZone } from '#packages/time/utc-offset.ts';
import { dateIn } from '#packages/time/working-hours.ts';
import { fill } from '#packages/site/fill.ts';
import { figureLocale } from '#packages/site/locales.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { writeTools } from './tool-address.ts';
import { Estimate } from './estimate.tsx';
import { planTexts } from './plan-texts.ts';
import { Planner } from './planner.tsx';
import { BusinessCase } from './business-case.tsx';
import tool from './tool.module.css';
import { figureFormat } from '#packages/site/figure-format.ts';
import { estimateTeam } from './savings.ts';
import { modelHours, teamsWith } from './teams.ts';
import { useTools, type PlanCase } from './use-tools.ts';

/** The visitor's date, or that in UTC if the browser has no data about their zone; undefined during hydration. */
function useToday(zone: string, isHydrated: boolean): string | undefined {
  const [first] = useState(() => new Date());
  const now = useNow() ?? first;
  return isHydrated ? dateIn(knowsZone(zone) ? zone : 'UTC', now) : undefined;
}

/** A query string without the escapes that it does not need (RFC 3986, 3.4). */
const readable = (search: string) => search.replaceAll('%2F', '/').replaceAll('%3A', ':');

type BothToolsProps = { words: Words['plan']; isHydrated: boolean };

const BothTools = memo(function BothTools({ words, isHydrated }: BothToolsProps) {
  const site = useSite();
  const { locale } = site;
  const tools = useTools(isHydrated);
  const { state } = tools;
  const { zone, opens, closes, offshore } = state;
  const today = useToday(zone, isHydrated);
  const plan = useMemo(() => {
    const yours = { timeZone: zone, opens, closes };
    return planDay(yours, teamsWith(site, offshore, words.planner.places), today ?? words.builtOn);
  }, [site, zone, opens, closes, offshore, words, today]);
  // If the browser lacks the data for the example, the prerendered one stays, with a note.
  const [isPlannable] = useState(plan !== undefined);
  const isToday = plan?.date === today;
  const texts = useMemo(() => {
    const format = figureFormat(figureLocale(locale.code), figures.example.currency);
    return planTexts(words.planner, format, locale.code, isToday);
  }, [words, locale, isToday]);
  const hours = plan && modelHours(plan);
  const planCase: PlanCase = { ...tools, words, plan, hours, estimates: estimateTeam(state), texts };
  const date = useMemo(() => {
    const longDate = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: 'UTC' });
    return fill(today ? words.businessCase.date : words.businessCase.dateBuilt, {
      date: longDate.format(new Date(today ?? words.builtOn)),
    });
  }, [locale, today, words]);
  const path = pageAddress('plan', locale);
  const address = isHydrated ? location.origin + path + readable(writeTools(state, '')) : site.siteUrl + path;
  return (
    <>
      <div className={isHydrated && !isPlannable ? tool.kept : undefined} data-boundary>
        <KeepPrerendered canRender={isPlannable}>
          <Planner {...planCase} />
        </KeepPrerendered>
        {isHydrated && !isPlannable && <p className={`wrap ${tool.keptNote}`}>{words.planner.noData}</p>}
      </div>
      <div data-boundary>
        {/* Without the hours, which are in the HTML, it is not what was prerendered: it then takes the place of that. */}
        <KeepPrerendered key={String(isPlannable || isHydrated)} canRender={isPlannable || isHydrated}>
          <Estimate {...planCase} />
        </KeepPrerendered>
      </div>
      <BusinessCase planCase={planCase} date={date} address={address} />
    </>
  );
});

/** The first render is the prerendered example; a deferred one then shows the visitor's case. */
export default function Tools({ words }: { words: Words['plan'] }) {
  return <BothTools words={words} isHydrated={useDeferredValue(useIsHydrated())} />;
}
