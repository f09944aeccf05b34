import figures from '#content/figures.yaml';
import type { Words } from '#generate/content/schema.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { models, overlapShares, type Model } from '#app/site/models.ts';
import { tableInColumns } from '#app/ui/ruled-table/ruled-table.ts';
import { Bar } from './tools/bar.tsx';
import styles from './comparison.module.css';

type ComparisonWords = Words['nearshoring']['comparison'];
type BarFigure = NonNullable<ComparisonWords['rows'][number]['bars']>;

const hours = overlapShares(figures.overlap);

/** Bar lengths of the rows with figures, in per cent of the longest possible bar. */
const bars: Record<BarFigure, Record<Model, number>> = {
  savings: { nearshore: figures.savings.nearshore[1], offshore: figures.savings.offshore[1], onshore: 0 },
  overlap: { nearshore: hours.nearshore[1], offshore: hours.offshore[1], onshore: hours.onshore[1] },
};

/** A table that compares the three delivery models. */
export function Comparison({ words }: { words: ComparisonWords }) {
  return (
    <section className={`wrap ${styles.comparison}`} aria-labelledby="comparison">
      <SectionHeading id="comparison" title={words.title} />
      <table className={tableInColumns}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.aspect}</th>
            {models.map((model) => (
              <th key={model} scope="col" className={model === 'nearshore' ? styles.near : undefined}>
                <button
                  type="button"
                  className={styles.term}
                  aria-describedby={`note-${model}`}
                  data-tooltip={words.notes[model]}
                >
                  {words.columns[model]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.aspect}>
              <th scope="row">{row.aspect}</th>
              {models.map((model) => (
                <td key={model} className={model === 'nearshore' ? styles.near : undefined}>
                  {row[model]}
                  {row.bars && bars[row.bars][model] > 0 && (
                    <Bar lengths={[bars[row.bars][model]]} model={model} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.notes}>
        {models.map((model) => (
          <li key={model} id={`note-${model}`}>
            {words.notes[model]}
          </li>
        ))}
      </ul>
    </section>
  );
}
