import { ModelBar } from '#app/ui/model-bar/model-bar.tsx';
import { tableInBlocks } from '#app/ui/ruled-table/ruled-table.ts';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import { models, type Model } from '#packages/site/models.ts';
import type { PlanCase } from './use-plan-case.ts';
import styles from './estimate-table.module.css';
import type { Range } from '#packages/site/figure-format.ts';

/** The savings of the comparison and the hours of the planner beside the cost a month and a year, which is also a bar. */
export function EstimateTable({ words: { estimate: words, comparison }, hours, estimates, texts }: PlanCase) {
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
    <table className={`${tableInBlocks} ${styles.table}`}>
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
            <tr key={model} className={styles[model]}>
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
