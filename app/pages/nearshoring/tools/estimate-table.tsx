/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see ruled-table.ts */
import { monthly } from '#app/site/savings.ts';
import { ruledTable } from '#app/ui/ruled-table/ruled-table.ts';
import type { Results } from './estimate-bars.tsx';
import styles from './estimate-table.module.css';

/** The same as a table: low and high, a month and a year. */
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
      // The visitor's own number, which has no range; a month of it is rounded as everything here is.
      month: format.money(Math.round(baseline / 12)),
      year: format.money(baseline),
      saved: words.nothing,
    },
  ];
  return (
    <table role="table" className={`${ruledTable} ${styles.table}`}>
      <caption>{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['model', 'lower', 'month', 'year', 'saved'] as const).map((column) => (
            <th key={column} scope="col" role="columnheader">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cells.map(({ model, ...values }) => (
          <tr role="row" key={model} className={styles[model]}>
            <th scope="row" role="rowheader">
              {words.models[model]}
            </th>
            <td role="cell" data-column={columns.lower}>
              {words.lower[model]}
            </td>
            {(['month', 'year', 'saved'] as const).map((column) => (
              <td role="cell" key={column} data-column={columns[column]}>
                {values[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
