import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { percent } from '#app/ui/percent.ts';
import styles from './timelines.module.css';

const quarters = [0, 1, 2, 3, 4];

const weeks = Object.values(figures.services).map(({ implementation }) => implementation?.[1] ?? 0);
// Of the ruler, in weeks: the longest implementation, rounded up so that quarters are whole weeks.
const length = Math.ceil(Math.max(...weeks, 4) / 4) * 4;

/** A bar from the start to the end of the implementation, solid up to the low figure; the return begins at its end. */
function Bar({ id }: { id: string }) {
  const service = figures.services[id];
  const [low, high] = service?.implementation ?? [0, 0];
  return (
    <svg className={styles.bar} aria-hidden="true">
      {high > 0 && (
        <>
          <rect className={styles.high} width={percent(high / length)} />
          <rect className={styles.low} width={percent(low / length)} />
        </>
      )}
      {service && <rect className={high > 0 ? styles.end : styles.atOnce} x={percent(high / length)} />}
    </svg>
  );
}

export function Timelines({ words }: { words: Words['services'] }) {
  const { labels, services } = useSite().ui;
  return (
    <section className={`wrap ${styles.timelines}`} aria-labelledby="timelines">
      <div className={styles.scale}>
        <h2 id="timelines">{words.timelines}</h2>
        <svg aria-hidden="true">
          {quarters.map((quarter) => (
            <text key={quarter} x={percent(quarter / 4)} y="1em">
              {(length / 4) * quarter}
            </text>
          ))}
        </svg>
        <p aria-hidden="true">
          <span>{`${labels.implementation} `}</span>
          <span>{labels.roi}</span>
        </p>
      </div>
      <ol>
        {Object.entries(words.blocks).map(([id, { implementationTime, roiLabel, roiTimeline }]) => (
          <li key={id}>
            <PageLink page="services" hash={id}>
              {services[id]}
            </PageLink>
            <Bar id={id} />
            <dl>
              <div>
                <dt>{labels.implementation}</dt>
                <dd>{implementationTime}</dd>
              </div>
              <div className={styles.roi}>
                <dt className={roiLabel && styles.ownLabel}>{roiLabel ?? labels.roi}</dt>
                <dd>{roiTimeline}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
