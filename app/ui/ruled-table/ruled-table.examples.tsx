import type { Examples } from '#app/gallery/examples.ts';
import { ruledTable } from './ruled-table.ts';

export const examples: Examples = {
  'two columns': (
    <table className={ruledTable}>
      <caption>What each model costs</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Cost a year</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Nearshore</th>
          <td data-column="Cost a year">30–50% lower</td>
        </tr>
      </tbody>
    </table>
  ),
};
