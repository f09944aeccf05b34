import { SectionHeading } from '#app/layout/section-heading.tsx';
import { fill } from '#packages/site/fill.ts';
import { largest } from '#packages/site/address-state.ts';
import { panelClass } from '#app/ui/panel/panel.ts';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import { Announcer } from './announcer.tsx';
import { ToolField } from './tool-field.tsx';
import styles from './estimate.module.css';
import { EstimateTable } from './estimate-table.tsx';
import tool from './tool.module.css';
import type { PlanCase } from './use-plan-case.ts';
import { useEffect, useRef, useState } from 'react';
import { readAmount, type AmountProblem } from './amount.ts';

/** If the input is invalid, says why and restores the last amount entered completely: in '1e5', the '1' was not meant. */
function AmountField({ name, words, state, edit, texts }: PlanCase & { name: 'team' | 'cost' }) {
  const value = state[name];
  const [problem, setProblem] = useState<AmountProblem>();
  const settled = useRef(value);
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) settled.current = value;
  }, [value]);
  const apply = (amount: number) => {
    if (amount !== value) edit({ [name]: amount });
  };
  const onText = (text: string, isDone: boolean) => {
    isTyping.current = !isDone;
    const amount = readAmount(text, largest[name], texts.currency);
    if ('value' in amount) {
      if (isDone) settled.current = amount.value;
      setProblem(undefined);
      apply(amount.value);
    } else if (isDone || amount.problem !== 'empty') {
      // An empty field is only a problem once it loses focus.
      setProblem(amount.problem);
      apply(settled.current);
    }
  };
  const { problems } = words.estimate;
  const values = { value: texts.number(value), largest: texts.number(largest[name]) };
  return (
    <ToolField
      label={words.estimate[name]}
      hint={words.estimate[`${name}Hint`]}
      inputMode="decimal"
      value={values.value}
      problem={problem ? fill(problems[problem], values) : ''}
      onText={onText}
    />
  );
}

/** From the comparison's ranges and the visitor's two numbers; beside them the hours, also where they speak against nearshore. */
export function Estimate(props: PlanCase) {
  const { state, isExample, isEdited, hours, estimates, texts } = props;
  const words = props.words.estimate;
  const { team, cost } = state;
  const { nearshore, offshore } = estimates;
  const saved = { nearshore: texts.range(nearshore.saved), offshore: texts.range(offshore.saved) };
  const trade =
    hours &&
    fill(hours.nearshore > hours.offshore ? words.trade : words.tradeAway, {
      saved: saved.offshore,
      offshoreHours: texts.hours(hours.offshore),
      nearshoreHours: texts.hours(hours.nearshore),
    });
  const savesMore = offshore.saved[1] > nearshore.saved[1];
  return (
    <section className={`wrap ${tool.tool}`} aria-labelledby="estimate">
      <SectionHeading id="estimate" title={words.title} lead={words.lead} />
      <div className={`${tool.fields} ${styles.fields}`}>
        {(['team', 'cost'] as const).map((name) => (
          <AmountField key={name} name={name} {...props} />
        ))}
      </div>
      <p className={tool.example}>
        {fill(isExample ? words.example : words.inputs, {
          team: texts.number(team),
          cost: texts.money(cost),
        })}
      </p>
      <p className={`columns ${panelClass('primary')} ${styles.panel}`}>
        <span className={styles.figure}>{`${saved.nearshore} `}</span>
        <span className={styles.caption}>{`${words.saved} `}</span>
        {trade && savesMore && (
          // A new one for each text, because what is beside a range doesn't change where a translator has wrapped it.
          <span key={trade} className={styles.trade}>
            {unbroken(trade)}
          </span>
        )}
      </p>
      <EstimateTable {...props} />
      <Announcer
        labelledBy="estimate"
        text={fill(words.announced, saved)}
        inputs={[team, cost]}
        isEdited={isEdited}
      />
    </section>
  );
}
