import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Words } from '#packages/content/schema.ts';
import { appendToDraft } from '#app/browser/draft.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import { pageAddress } from '#packages/site/addresses.ts';
import type { FigureFormat } from '#packages/site/figure-format.ts';
import { fill } from '#packages/site/fill.ts';
import { formatHours, type ClockWords } from '#packages/time/clock.ts';
import { zoneCity } from '#packages/time/time-zones.ts';
import styles from './business-case.module.css';
import type { planTexts } from './plan-texts.ts';
import { estimateTeam } from './savings.ts';
import type { Plan } from './teams.ts';
import type { ToolState } from './tool-address.ts';
import tool from './tool.module.css';

type BusinessCaseProps = {
  words: Words['plan'];
  state: ToolState;
  plan: Plan;
  texts: ReturnType<typeof planTexts>;
  format: FigureFormat;
  date: string;
  /** The address of the page with its numbers, for paper and the summary. */
  address: string;
};

function summaryOf(
  { words: all, state, plan, texts, format, address }: BusinessCaseProps,
  clock: ClockWords,
): string {
  const { numbers: words, planner } = all;
  const { zone, team, cost } = state;
  const list = plan.teams.map(({ hours, name }) => fill(words.item, { hours: texts.hours(hours), name }));
  const { nearshore, offshore } = estimateTeam(state);
  return [
    fill(words.hours, {
      city: zoneCity(zone, planner.places),
      ...formatHours(state, clock),
      list: list.join(', '),
    }),
    fill(words.savings, {
      team: format.number(team),
      cost: format.money(cost),
      nearshore: format.range(nearshore.saved),
      offshore: format.range(offshore.saved),
    }),
    fill(words.address, { address }),
  ].join('\n');
}

/** Leads to the contact form with a summary. Shows it if the browser refuses to store it. */
function Summary(props: BusinessCaseProps) {
  const words = props.words.numbers;
  const { clock, locale } = useSite();
  const navigate = useNavigate();
  const [refused, setRefused] = useState('');
  const use = () => {
    const summary = summaryOf(props, clock);
    if (appendToDraft(summary)) void navigate(pageAddress('contact', locale));
    else setRefused(summary);
  };
  return (
    <div className={styles.actions} data-nosnippet>
      <div>
        <button type="button" className={buttonClass('accent')} onClick={use}>
          {words.use}
          <Arrow />
        </button>
      </div>
      <p>{words.text}</p>
      <output aria-label={words.use} className={styles.summary}>
        {refused && (
          <>
            <span>{words.notKept}</span>
            <span className={styles.copy}>{refused}</span>
          </>
        )}
      </output>
    </div>
  );
}

/** What makes the numbers above a business case: the rule of calculation, the sources and the date. */
export function BusinessCase(props: BusinessCaseProps) {
  const { date, address } = props;
  const words = props.words.businessCase;
  return (
    <section className={`wrap ${tool.tool}`} aria-labelledby="case">
      <div className={`columns ${styles.head}`}>
        <SectionHeading id="case" title={words.title} />
        <p className={styles.date}>{date}</p>
      </div>
      <div className={`columns ${styles.grounds}`}>
        <div>
          <h3>{words.formula}</h3>
          <ul>
            {words.assumptions.map((text) => (
              <li key={text}>{unbroken(text)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{words.sources.title}</h3>
          <ul>
            {words.sources.list.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <PageLink page="nearshoring" hash="comparison">
            {words.sources.comparison}
          </PageLink>
        </div>
      </div>
      <Summary {...props} />
      <div className={styles.address} data-nosnippet>{`${words.address} ${address}`}</div>
    </section>
  );
}
