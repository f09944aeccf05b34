import figures from '#content/figures.yaml';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { useNow } from '#app/layout/use-now.ts';
import { planDay } from '#packages/time/day-plan.ts';
import { dateIn } from '#packages/time/working-hours.ts';
import { fill } from '#packages/site/fill.ts';
import { figureLocale } from '#packages/site/locales.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { writeTools } from './tool-address.ts';
import { Estimate } from './estimate.tsx';
import { planTexts } from './plan-texts.ts';
import { Planner } from './planner.tsx';
import { BusinessCase } from './business-case.tsx';
import { figureFormat } from '#packages/site/figure-format.ts';
import { teamsWith } from './teams.ts';
import { useTools } from './use-tools.ts';

/** A query string without the escapes that it does not need (RFC 3986, 3.4). */
const readable = (search: string) => search.replaceAll('%2F', '/').replaceAll('%3A', ':');

type BothToolsProps = { words: Words['plan']; isHydrated: boolean };

const BothTools = memo(function BothTools({ words, isHydrated }: BothToolsProps) {
  const site = useSite();
  const { locale } = site;
  const tools = useTools(isHydrated);
  const { state } = tools;
  const format = useMemo(() => figureFormat(figureLocale(locale.code), figures.example.currency), [locale]);
  const now = useNow();
  const today = isHydrated && now ? dateIn(state.zone, now) : undefined;
  const plan = useMemo(() => {
    const { zone, opens, closes, offshore } = state;
    const teams = teamsWith(site, offshore, words.planner.places);
    return planDay({ timeZone: zone, opens, closes }, teams, today ?? words.builtOn);
  }, [site, state, today, words]);
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
      <BusinessCase {...{ words, state, plan, texts, format, date, address }} />
    </div>
  );
});

/** The first render is the prerendered example; a deferred one then shows the visitor's case. */
export default function Tools({ words }: { words: Words['plan'] }) {
  return <BothTools words={words} isHydrated={useDeferredValue(useIsHydrated())} />;
}
