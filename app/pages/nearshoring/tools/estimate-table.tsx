import type { Words } from '#generate/content/schema.ts';
import { Bar } from './bar.tsx';
import { tableInBlocks } from '#app/ui/ruled-table/ruled-table.ts';
import { monthly, type Estimate } from './savings.ts';
import styles from './estimate-table.module.css';
import type { FigureFormat } from './figure-format.ts';

type EstimateTableProps = {
  words: Words['nearshoring']['estimate'];
  format: FigureFormat;
  /** Yearly cost of the team onshore, in US dollars. */
  baseline: number;
  nearshore: Estimate;
  offshore: Estimate;
};

/** The estimate as a table: low and high, per month and per year, with the yearly cost as a bar. */
export function EstimateTable({ words, format, baseline, nearshore, offshore }: EstimateTableProps) {
  const { columns } = words;
  const shares = (costs: readonly number[]) => costs.toReversed().map((cost) => (cost / baseline) * 100);
  const rows = [
    ...(
      [
        ['nearshore', nearshore],
        ['offshore', offshore],
      ] as const
    ).map(([model, { cost, saved }]) => ({
      model,
      cost,
      month: format.range(monthly(cost)),
      year: format.range(cost),
      saved: format.range(saved),
    })),
    {
      model: 'onshore' as const,
      cost: [baseline],
      // The visitor's own figure, not a range; its monthly share is rounded.
      month: format.money(Math.round(baseline / 12)),
      year: format.money(baseline),
      saved: words.nothing,
    },
  ];
  return (
    <table className={`${tableInBlocks} ${styles.table}`}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          {(['model', 'lower', 'month', 'year', 'saved'] as const).map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ model, cost, ...values }) => (
          <tr key={model} className={styles[model]}>
            <th scope="row">{words.models[model]}</th>
            <td data-column={columns.lower}>{words.lower[model]}</td>
            {(['month', 'year', 'saved'] as const).map((column) => (
              <td key={column} data-column={columns[column]}>
                <span>{values[column]}</span>
                {column === 'year' && <Bar lengths={shares(cost)} model={model} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
