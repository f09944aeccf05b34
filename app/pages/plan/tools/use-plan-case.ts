import { useMemo, useState } from 'react';
import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { useNow } from '#app/layout/use-now.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { figureFormat, type Range } from '#packages/site/figure-format.ts';
import { fill } from '#packages/site/fill.ts';
import { figureLocale } from '#packages/site/locales.ts';
import type { Model } from '#packages/site/models.ts';
import { planDay } from '#packages/time/day-plan.ts';
import { visitorDate } from '#packages/time/working-hours.ts';
import { planTexts } from './plan-texts.ts';
import { modelHours, teamsWith } from './teams.ts';
import { writeTools } from './tool-address.ts';
import { useTools } from './use-tools.ts';

/** The visitor's date, or that in UTC if the browser has no data about their zone; undefined during hydration. */
function useToday(zone: string, isHydrated: boolean): string | undefined {
  const [first] = useState(() => new Date());
  const now = useNow() ?? first;
  return isHydrated ? visitorDate(zone, now) : undefined;
}

/** Yearly cost and savings of a delivery model, low and high, in the baseline's currency. */
type Estimate = { cost: Range; saved: Range };

/** Estimates a team's cost under the models, each some per cent cheaper than `baseline`, the yearly cost of hiring it onshore. */
function estimateTeam({ team, cost }: { team: number; cost: number }): Record<Model, Estimate> {
  const baseline = team * cost;
  const share = (percent: number) => (baseline * percent) / 100;
  const cheaper = ([least, most]: Range): Estimate => ({
    cost: [share(100 - most), share(100 - least)],
    saved: [share(least), share(most)],
  });
  const { nearshore, offshore } = figures.savings;
  return { nearshore: cheaper(nearshore), offshore: cheaper(offshore), onshore: cheaper([0, 0]) };
}

/** A query string without the escapes that it does not need (RFC 3986, 3.4). */
const readable = (search: string) => search.replaceAll('%2F', '/').replaceAll('%3A', ':');

/** What the tools show, and the contact form gets: what has been entered, the plan for it, and how both are written. */
export function usePlanCase(words: Words['plan'], isHydrated: boolean) {
  const site = useSite();
  const { locale } = site;
  const tools = useTools(isHydrated);
  const { state } = tools;
  const { zone, opens, closes, offshore } = state;
  const today = useToday(zone, isHydrated);
  // Undefined in a browser that does not know a zone: the plan and the hours are then left out.
  const plan = useMemo(() => {
    const yours = { timeZone: zone, opens, closes };
    return planDay(yours, teamsWith(site, offshore, words.planner.places), today ?? words.builtOn);
  }, [site, zone, opens, closes, offshore, words, today]);
  const isToday = plan?.date === today;
  const tag = figureLocale(locale.code);
  const texts = useMemo(() => {
    const format = figureFormat(tag, figures.example.currency);
    return planTexts(words.planner, format, tag, isToday);
  }, [words, tag, isToday]);
  const date = useMemo(() => {
    const longDate = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    return fill(today ? words.businessCase.date : words.businessCase.dateBuilt, {
      date: longDate.format(new Date(today ?? words.builtOn)),
    });
  }, [tag, today, words]);
  const path = pageAddress('plan', locale);
  // Where the page has these numbers, for paper and the summary.
  const address = isHydrated ? location.origin + path + readable(writeTools(state, '')) : site.siteUrl + path;
  const hours = plan && modelHours(plan);
  return { ...tools, words, plan, hours, estimates: estimateTeam(state), texts, date, address };
}

export type PlanCase = ReturnType<typeof usePlanCase>;
