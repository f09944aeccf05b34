import { SectionHeading } from '#app/layout/section-heading.tsx';
import { fill } from '#packages/site/fill.ts';
import type { Range } from '#packages/site/figure-format.ts';
import { models, type Model } from '#packages/site/models.ts';
import { largest } from '#packages/site/address-state.ts';
import { ModelBar } from '#app/ui/model-bar/model-bar.tsx';
import { panelClass } from '#app/ui/panel/panel.ts';
import { tableInBlocks } from '#app/ui/ruled-table/ruled-table.ts';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import { Announcer } from './announcer.tsx';
import { ToolField } from './tool-field.tsx';
import styles from './estimate.module.css';
import table from './estimate-table.module.css';
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

/** The savings of the comparison and the hours of the planner beside the cost a month and a year, which is also a bar. */
function EstimateTable({ words: { estimate: words, comparison }, hours, estimates, texts }: PlanCase) {
  const { columns } = words;
  const rowOf = (figure: 'savings' | 'overlap') => comparison.rows.find(({ bars }) => bars === figure);
  const overlap = hours && rowOf('overlap');
  const inHours = overlap && {
    aspect: overlap.aspect,
    nearshore: texts.hours(hours.nearshore),
    offshore: texts.hours(hours.offshore),
    onshore: texts.hours(hours.onshore),
  };
  const compared = [rowOf('savings'), inHours].filter((row) => row !== undefined);
  const [baseline] = estimates.onshore.cost;
  const share = (cost: number) => (cost / baseline) * 100;
  // The baseline is the visitor's figure, not a range; its monthly share is rounded.
  const text = (model: Model, range: Range, exact: number) =>
    unbroken(model === 'onshore' ? texts.money(exact) : texts.range(range));
  return (
    <table className={`${tableInBlocks} ${table.table}`}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          {[
            columns.model,
            ...compared.map(({ aspect }) => aspect),
            columns.month,
            columns.year,
            columns.saved,
          ].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {models.map((model) => {
          const { cost, saved } = estimates[model];
          const [low, high] = cost;
          return (
            <tr key={model} className={table[model]}>
              <th scope="row">{comparison.columns[model]}</th>
              {compared.map((row) => (
                <td key={row.aspect} data-column={row.aspect}>
                  <span>{unbroken(row[model])}</span>
                </td>
              ))}
              <td data-column={columns.month}>
                {text(model, [low / 12, high / 12], Math.round(baseline / 12))}
              </td>
              <td data-column={columns.year}>
                <span>{text(model, cost, baseline)}</span>
                <ModelBar model={model} range={[share(low), share(high)]} />
              </td>
              <td data-column={columns.saved}>
                {model === 'onshore' ? words.nothing : unbroken(texts.range(saved))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
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
      <div className={`columns ${panelClass('primary')} ${styles.panel}`}>
        <p className={styles.saved}>
          <span className={styles.figure}>{`${saved.nearshore} `}</span>
          <span className={styles.caption}>{words.saved}</span>
        </p>
        {trade && savesMore && (
          <p className={styles.trade}>
            {/* A new one for each text, because what is beside a range doesn't change where a translator has wrapped it. */}
            <span key={trade}>{unbroken(trade)}</span>
          </p>
        )}
      </div>
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
