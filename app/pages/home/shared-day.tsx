import type { Words } from '#generate/content/schema.ts';
import { fill } from '#app/site/fill.ts';
import { clockTime, minutesInto } from '#app/time/clock.ts';
import { overlap, workingDay, type Span } from '#app/time/shared-day.ts';
import { knowsZone } from '#app/time/utc-offset.ts';
import { dayShare } from '#app/ui/day-chart/day-axis.ts';
import { DayChart } from '#app/ui/day-chart/day-chart.tsx';
import { DayShape, dayShapes } from '#app/ui/day-chart/day-shape.tsx';
import { AsPrinted } from '#app/layout/as-printed.tsx';
import { NowLabel, NowLine } from './now-marker.tsx';
import styles from './shared-day.module.css';
import { useSite, type Site } from '#app/layout/site-context.ts';
import { useNow } from '#app/layout/use-now.ts';

// Prerendered for a winter day; the live chart takes its place after hydration.
const winter = new Date('2026-01-15T18:00:00Z');
const summer = new Date('2026-07-15T18:00:00Z');
const axis = { first: 7, last: 21 };

const offices = ['san-jose', 'san-francisco'] as const;

const colors = { 'san-jose': 'teal', 'san-francisco': 'orange' } as const;

/** Both working days on San Jose's clock at an instant, and what they share. */
function daysAt(at: Date, { offices: all }: Site) {
  const clock = all['san-jose'].timeZone;
  const sanJose = workingDay(all['san-jose'], clock, at);
  const sanFrancisco = workingDay(all['san-francisco'], clock, at);
  const shared = overlap(sanJose, sanFrancisco) ?? { start: sanJose.end, end: sanJose.end };
  return { 'san-jose': sanJose, 'san-francisco': sanFrancisco, shared };
}

function hoursOf({ start, end }: Span): number {
  return (end - start) / 60;
}

type SharedDayProps = { words: Words['home']['sharedDay'] };

/** Both offices' working days on San Jose's clock, the hours that they share, and where the present stands in them. */
function Day({ words }: SharedDayProps) {
  const site = useSite();
  const { offices: officeWords } = site.ui;
  const now = useNow();
  const days = daysAt(now ?? winter, site);
  const clock = site.offices['san-jose'].timeZone;
  const times =
    now && offices.map((id) => clockTime(site.offices[id].timeZone, now, site.zoneNames)).join(' · ');
  const minutes = now && minutesInto(clock, now);
  const isOnAxis = minutes !== undefined && minutes >= axis.first * 60 && minutes <= axis.last * 60;
  const sharedHours = hoursOf(days.shared);
  const sentences = offices.map((id) => {
    const { opens, closes } = site.offices[id];
    return fill(words.office, { city: officeWords[id].city, opens, closes });
  });
  const middle = dayShare(axis, (days.shared.start + days.shared.end) / 2);
  const seasons = fill(words.seasons, {
    winter: hoursOf(daysAt(winter, site).shared),
    summer: hoursOf(daysAt(summer, site).shared),
  });

  return (
    <figure className={styles.day}>
      <div className={styles.frame}>
        <DayChart
          title={words.title}
          description={[...sentences, `${fill(words.shared, { hours: sharedHours })}.`].join(' ')}
          axis={axis}
        >
          <g className={dayShapes}>
            {offices.map((id) => (
              <DayShape key={id} axis={axis} span={days[id]} color={colors[id]} />
            ))}
          </g>
          {isOnAxis && <NowLine axis={axis} minutes={minutes} shared={days.shared} />}
          {offices.map((id) => {
            const x = dayShare(axis, id === 'san-jose' ? days[id].start : days[id].end);
            const hours = `${site.offices[id].opens}–${site.offices[id].closes}`;
            return (
              <g key={id} className={styles[`${id}-text`]}>
                <text className={styles.hours} x={x}>
                  {`${hours}, ${officeWords[id].work}`}
                </text>
                <text className={styles.hoursShort} x={x}>
                  {hours}
                </text>
                <text className={styles.name} x={x}>
                  {officeWords[id].name}
                </text>
              </g>
            );
          })}
          <text className={styles.shared} x={middle}>
            {fill(words.shared, { hours: sharedHours })}
          </text>
          <text className={styles.sharedShort} x={middle}>
            {fill(words.sharedShort, { hours: sharedHours })}
          </text>
        </DayChart>
        {isOnAxis && times && <NowLabel axis={axis} minutes={minutes} label={times} />}
      </div>
      <figcaption className={styles.caption}>
        <span>{seasons}</span>
        {times && <span className={styles.times}>{fill(words.now, { times })}</span>}
      </figcaption>
    </figure>
  );
}

/** The chart of the shared day. In a browser without data about our time zones it stays as it was printed. */
export function SharedDay({ words }: SharedDayProps) {
  const site = useSite();
  return (
    <AsPrinted isDrawable={offices.every((id) => knowsZone(site.offices[id].timeZone))}>
      <Day words={words} />
    </AsPrinted>
  );
}
