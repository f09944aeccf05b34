import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import type { Range } from '#packages/site/figure-format.ts';
import { models, overlapShares, type Model } from '#packages/site/models.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import { ModelBar } from '#app/ui/model-bar/model-bar.tsx';
import { tableInColumns } from '#app/ui/ruled-table/ruled-table.ts';
import styles from './comparison.module.css';

type ComparisonWords = Words['nearshoring']['comparison'];
type Row = ComparisonWords['rows'][number];

/** The ranges of the rows with figures, at one scale: in per cent of the onshore cost, and of the longest shared day. */
const bars: Record<NonNullable<Row['bars']>, Partial<Record<Model, Range>>> = {
  savings: figures.savings,
  overlap: overlapShares(figures.overlap),
};

function Cell({ row, model }: { row: Row; model: Model }) {
  const range = row.bars && bars[row.bars][model];
  return (
    <td className={model === 'nearshore' ? styles.near : undefined}>
      {row[model]}
      {range && <ModelBar range={range} model={model} />}
    </td>
  );
}

function Table({ words }: { words: ComparisonWords }) {
  return (
    <table className={`${tableInColumns} ${styles.table}`}>
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
          <tr key={row.aspect} className={row.bars && styles.withBars}>
            <th scope="row">{row.aspect}</th>
            {models.map((model) => (
              <Cell key={model} row={row} model={model} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Comparison({ words }: { words: ComparisonWords }) {
  const { ui } = useSite();
  return (
    <section className={`wrap ${styles.comparison}`} aria-labelledby="comparison">
      <SectionHeading id="comparison" title={words.title} />
      <div className={`columns ${styles.trade}`}>
        <p className={styles.truth}>{words.lead}</p>
        <p>{words.text}</p>
      </div>
      <Table words={words} />
      <ul className={styles.notes}>
        <li>{words.scale}</li>
        {models.map((model) => (
          <li key={model} id={`note-${model}`}>
            {words.notes[model]}
          </li>
        ))}
      </ul>
      {/* The ids of the tools that were here: old links to them end at the link to their page. */}
      {ui.navigation.plan !== undefined && (
        <p id="planner" className={styles.plan}>
          <span id="estimate">
            <PageLink page="plan" className={buttonClass('action')}>
              {words.plan}
              <Arrow />
            </PageLink>
          </span>
        </p>
      )}
    </section>
  );
}
