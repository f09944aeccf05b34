import type { Words } from '#generate/content/schema.ts';
import type { Estimate, Range } from './savings.ts';
import styles from './estimate-bars.module.css';
import type { Format } from './use-format.ts';

export type Results = {
  words: Words['nearshoring']['estimate'];
  format: Format;
  /** Yearly cost of the team onshore, in US dollars. */
  baseline: number;
  nearshore: Estimate;
  offshore: Estimate;
};

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1e4) / 100}%`;
}

/** A bar for the low figure, over a paler one for the high figure. */
function Bar({ range: [low, high], whole, model }: { range: Range; whole: number; model: string }) {
  return (
    <svg className={`${styles.bar} ${styles[model]}`} aria-hidden="true">
      <rect className={styles.high} width={percent(high, whole)} />
      <rect width={percent(low, whole)} />
    </svg>
  );
}

/** Yearly cost of each model as a bar from low to high. The onshore baseline is the full width. */
export function EstimateBars({ words, format, baseline, nearshore, offshore }: Results) {
  const costs = { nearshore: nearshore.cost, offshore: offshore.cost };
  return (
    <figure className={styles.bars}>
      <figcaption>{words.picture}</figcaption>
      <dl>
        {(['nearshore', 'offshore'] as const).map((model) => (
          <div key={model}>
            <dt>{words.models[model]}</dt>
            <dd>
              <Bar range={costs[model]} whole={baseline} model={model} />
              {format.range(costs[model])}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.models.onshore}</dt>
          <dd>
            <Bar range={[baseline, baseline]} whole={baseline} model="onshore" />
            {format.money(baseline)}, {words.lower.onshore}
          </dd>
        </div>
      </dl>
    </figure>
  );
}
