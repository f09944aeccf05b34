import type { Examples } from '#app/gallery/examples.ts';
import { tableInBlocks, tableInColumns } from './ruled-table.ts';

export const examples: Examples = {
  'in blocks on a phone': (
    <table className={tableInBlocks}>
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
  'in columns on a phone': (
    <table className={tableInColumns}>
      <caption>How the models compare</caption>
      <thead>
        <tr>
          <th scope="col">Aspect</th>
          <th scope="col">Nearshore</th>
          <th scope="col">Offshore</th>
          <th scope="col">Onshore</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Communication</th>
          <td>Live, all day</td>
          <td>Mostly by message</td>
          <td>Live, all day</td>
        </tr>
      </tbody>
    </table>
  ),
};
