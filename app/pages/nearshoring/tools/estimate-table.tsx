import { monthly } from './savings.ts';
import { ruledTable } from '#app/ui/ruled-table/ruled-table.ts';
import type { Results } from './estimate-bars.tsx';
import styles from './estimate-table.module.css';

/** The estimate as a table: low and high, per month and per year. */
export function EstimateTable({ words, format, baseline, nearshore, offshore }: Results) {
  const { columns } = words;
  const cells = [
    ...(
      [
        ['nearshore', nearshore],
        ['offshore', offshore],
      ] as const
    ).map(([model, { cost, saved }]) => ({
      model,
      month: format.range(monthly(cost)),
      year: format.range(cost),
      saved: format.range(saved),
    })),
    {
      model: 'onshore' as const,
      // The visitor's own figure, not a range; its monthly share is rounded.
      month: format.money(Math.round(baseline / 12)),
      year: format.money(baseline),
      saved: words.nothing,
    },
  ];
  return (
    <table className={`${ruledTable} ${styles.table}`}>
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
        {cells.map(({ model, ...values }) => (
          <tr key={model} className={styles[model]}>
            <th scope="row">{words.models[model]}</th>
            <td data-column={columns.lower}>{words.lower[model]}</td>
            {(['month', 'year', 'saved'] as const).map((column) => (
              <td key={column} data-column={columns[column]}>
                {values[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
