import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { overlapSize } from '#app/layout/shared-day/chart-room.ts';
import { models } from '#packages/site/models.ts';
import { axisHour, minutesOf } from '#packages/time/clock.ts';
import { dayShare, daySpan } from '#app/ui/day-chart/day-axis.ts';
import { DayChart, hourLines } from '#app/ui/day-chart/day-chart.tsx';
import { DayShape, dayShapes } from '#app/ui/day-chart/day-shape.tsx';
import styles from './hours.module.css';

const { nearshore, offshore, onshore } = figures.overlap;
const [fewest, most] = nearshore;
const [, atMost] = offshore;
const day = Math.max(onshore, most);

// On the reader's clock: a nearshore team begins before the reader, an offshore team ends after.
const opens = minutesOf(figures.example.opens) / 60;
const starts = { nearshore: opens + fewest - day, onshore: opens, offshore: opens + day - atMost };
const axis = { first: starts.nearshore, last: starts.offshore + day };
const at = (hour: number) => dayShare(axis, hour * 60);
const span = (start: number) => ({ start: start * 60, end: (start + day) * 60 });
const share = (hours: number) => hours / (axis.last - axis.first);

// The share of the axis that each text has: onshore beside the next day, and offshore from the start of its day to the end of the
// window, which is `--ends` away.
const room = {
  nearshore: share(day),
  onshore: share(day - atMost),
  offshore: -share(starts.offshore - starts.nearshore),
};
// The hours of nearshore stand in the overlap, or before it where that is the larger part of the day.
const isMostlyShared = fewest >= day / 2;
const nearshoreValue = isMostlyShared
  ? { className: styles.shared, x: at(opens), share: share(fewest) }
  : { className: styles.value, x: at(starts.nearshore), share: share(day - fewest) };

/**
 * The hours that each delivery model shares with the reader's workday, as three long shapes on the reader's clock: nearshore at
 * its fewest, and offshore at its most.
 */
export function Hours({ words }: { words: Words['nearshoring']['hours'] }) {
  const { clock } = useSite();
  return (
    <figure className={`wrap ${styles.frame}`}>
      <div className={styles.hours}>
        <DayChart
          title={words.name}
          description={models.map((model) => `${words[model].model}: ${words[model].value}`).join('. ')}
        >
          <g className={hourLines}>
            {[opens, opens + day].map((hour) => (
              <g key={hour}>
                <line x1={at(hour)} x2={at(hour)} y1="1.8em" y2="100%" />
                <text x={at(hour)} y="0.85em">
                  {axisHour(hour, clock).filter(Boolean).join('\u00a0')}
                </text>
              </g>
            ))}
          </g>
          <g className={dayShapes}>
            <rect className={styles.offshore} {...daySpan(axis, span(starts.offshore))} />
            <DayShape axis={axis} span={span(starts.nearshore)} color="primary" />
            <DayShape axis={axis} span={span(starts.onshore)} color="secondary" />
          </g>
          {models.map((model) => {
            const start = model === 'offshore' ? '100%' : at(starts[model]);
            const value =
              model === 'nearshore'
                ? nearshoreValue
                : { className: styles.value, x: start, share: room[model] };
            return (
              <g key={model} className={styles[`${model}Text`]}>
                <text
                  className={styles.model}
                  x={start}
                  fontSize={overlapSize(room[model], words[model].model)}
                >
                  {words[model].model}
                </text>
                <text
                  className={value.className}
                  x={value.x}
                  fontSize={overlapSize(value.share, words[model].value)}
                >
                  {words[model].value}
                </text>
              </g>
            );
          })}
        </DayChart>
      </div>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
