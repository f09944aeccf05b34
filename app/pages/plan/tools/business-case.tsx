import { useState } from 'react';
import { PageLink } from '#app/layout/page-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import styles from './business-case.module.css';
import tool from './tool.module.css';
import { useNavigate } from 'react-router';
import { useSite } from '#app/layout/site-context.ts';
import { appendToDraft } from '#app/browser/draft.ts';
import { copyText } from '#app/browser/clipboard.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { fill } from '#packages/site/fill.ts';
import { formatHours, type ClockWords } from '#packages/time/clock.ts';
import { zoneCity } from '#packages/time/time-zones.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import { notify } from '#app/ui/toast/notify.ts';
import type { TeamOfPlan } from './teams.ts';
import type { PlanCase } from './use-plan-case.ts';

function summaryOf(
  { words: { numbers: words, planner }, state, plan, estimates, texts, address }: PlanCase,
  clock: ClockWords,
): string {
  const item = ({ hours, name }: TeamOfPlan) => fill(words.item, { hours: texts.hours(hours), name });
  return [
    plan &&
      fill(words.hours, {
        city: zoneCity(state.zone, planner.places),
        ...formatHours(state, clock),
        list: plan.teams.map(item).join(', '),
      }),
    fill(words.savings, {
      team: texts.number(state.team),
      cost: texts.money(state.cost),
      nearshore: texts.range(estimates.nearshore.saved),
      offshore: texts.range(estimates.offshore.saved),
    }),
    fill(words.address, { address }),
  ]
    .filter(Boolean)
    .join('\n');
}

/** To the contact form, to paper or the clipboard. Shows summary or address if the browser refuses to store or copy it. */
function PlanActions(planCase: PlanCase) {
  const { clock, locale, ui } = useSite();
  const { words, isExample, address } = planCase;
  const navigate = useNavigate();
  const [status, setStatus] = useState<{ note: string; text?: string }>();
  const use = () => {
    const summary = summaryOf(planCase, clock);
    if (appendToDraft(summary)) void navigate(pageAddress('contact', locale));
    else setStatus({ note: words.numbers.notKept, text: summary });
  };
  const copy = async () => {
    const isCopied = await copyText(address);
    setStatus(isCopied ? undefined : { note: ui.copyLink.refused, text: address });
    if (isCopied) notify(ui.copyLink.done, (note) => setStatus({ note }));
  };
  return (
    <div className={styles.actions} data-nosnippet data-waits={isExample ? '' : undefined}>
      <div className={styles.buttons}>
        <button type="button" className={buttonClass('accent')} onClick={use}>
          {words.numbers.use}
          <Arrow />
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => window.print()}>
          {words.businessCase.print}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => void copy()}>
          {words.businessCase.copy}
        </button>
      </div>
      <p>{words.numbers.text}</p>
      <output aria-label={words.numbers.use} className={styles.summary}>
        {status && (
          <>
            <span>{status.note}</span>
            {status.text && <span className={styles.copy}>{status.text}</span>}
          </>
        )}
      </output>
    </div>
  );
}

/** What makes the numbers above a business case: the rule of calculation, the sources and the date. */
export function BusinessCase(planCase: PlanCase) {
  const { date, address } = planCase;
  const words = planCase.words.businessCase;
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
      <PlanActions {...planCase} />
      <div className={styles.address} data-nosnippet>{`${words.address} ${address}`}</div>
    </section>
  );
}
