import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import { overlapSize } from '#app/layout/shared-day/chart-room.ts';
import { models } from '#packages/site/models.ts';
import { percent } from '#app/ui/percent.ts';
import styles from './hours.module.css';

const { nearshore, offshore, onshore } = figures.overlap;
const [fewest, most] = nearshore;
const [, atMost] = offshore;
const day = Math.max(onshore, most);

// In hours of the reader's workday: a nearshore team begins before it, an offshore team ends after it.
const starts = { nearshore: fewest - day, onshore: 0, offshore: day - atMost };
const axis = starts.offshore + day - starts.nearshore;
const share = (hours: number) => hours / axis;
const at = (hour: number) => percent(share(hour - starts.nearshore));

// The part of the outline of the most hours that is drawn.
const outlined = most - fewest / 2;

// The share of the axis that each text has: nearshore in the overlap, onshore beside the next day, and offshore from the
// start of its day to the end of the window, which is `--ends` away.
const room = {
  nearshore: share(fewest),
  onshore: share(day - atMost),
  offshore: -share(starts.offshore - starts.nearshore),
};

/**
 * The hours that each delivery model shares with the reader's workday, drawn to scale as three long shapes: nearshore at
 * its fewest, with an outline at its most, and offshore at its most.
 */
export function Hours({ words }: { words: Words['nearshoring']['hours'] }) {
  const width = percent(share(day));
  return (
    <figure className={`wrap ${styles.frame}`}>
      <svg
        className={styles.hours}
        role="img"
        aria-label={[
          words.name,
          ...models.map((model) => `${words[model].model}: ${words[model].value}`),
        ].join('. ')}
      >
        <g className={styles.shapes}>
          {(['offshore', 'onshore', 'nearshore'] as const).map((model) => (
            <rect key={model} className={styles[model]} x={at(starts[model])} width={width} />
          ))}
          {most > fewest && (
            // Cut off on the left, where it would cross the name.
            <svg className={styles.more} x={at(fewest / 2)} width={percent(share(outlined))}>
              <rect x={percent((outlined - day) / outlined)} width={percent(day / outlined)} />
            </svg>
          )}
        </g>
        {models.map((model) => (
          <g key={model} className={styles[`${model}Text`]}>
            <text
              className={styles.model}
              x={model === 'offshore' ? '100%' : at(starts[model])}
              fontSize={overlapSize(room[model], words[model].model)}
            >
              {words[model].model}
            </text>
            <text
              className={styles.value}
              x={model === 'offshore' ? '100%' : at(0)}
              fontSize={overlapSize(room[model], words[model].value)}
            >
              {words[model].value}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
