import { fill } from '#app/site/fill.ts';
import { clockTime, minutesInto, overlap, workingDay, type Span } from '#app/site/shared-day.ts';
import { NowMarker } from './now-marker.tsx';
import styles from './shared-day.module.css';
import { useSite, type Site } from './site-context.ts';
import { useNow } from './use-now.ts';

// Prerendered for a winter day; the live chart takes its place after hydration.
const winter = new Date('2026-01-15T18:00:00Z');
const summer = new Date('2026-07-15T18:00:00Z');
const firstHour = 7;
const lastHour = 21;
const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);

const offices = ['san-jose', 'san-francisco'] as const;

/** A share of the chart's axis, for minutes after midnight. */
function share(minutes: number): number {
  return (minutes / 60 - firstHour) / (lastHour - firstHour);
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1e4) / 100}%`;
}

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

/** The hours of the day as a ruler, in the chart's upper edge. */
function Axis() {
  return (
    <g className={styles.axis}>
      {hours.map((hour) => (
        <g key={hour}>
          <line x1={percent(share(hour * 60))} x2={percent(share(hour * 60))} y1="26" y2="100%" />
          <text x={percent(share(hour * 60))} y="12">
            {String(hour).padStart(2, '0')}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Both offices' working days on San Jose's clock, the hours that they share, and where the present stands in them. */
export function SharedDay() {
  const site = useSite();
  const { sharedDay: words, offices: officeWords } = site.ui;
  const now = useNow();
  const days = daysAt(now ?? winter, site);
  const clock = site.offices['san-jose'].timeZone;
  const times =
    now && offices.map((id) => clockTime(site.offices[id].timeZone, now, site.locale.code)).join(' · ');
  const sharedHours = hoursOf(days.shared);
  const sentences = offices.map((id) => {
    const { opens, closes } = site.offices[id];
    return fill(words.office, { city: officeWords[id].city, opens, closes });
  });
  const middle = percent(share((days.shared.start + days.shared.end) / 2));
  const seasons = fill(words.seasons, {
    winter: hoursOf(daysAt(winter, site).shared),
    summer: hoursOf(daysAt(summer, site).shared),
  });

  return (
    <figure className={styles.day}>
      <div className={styles.frame}>
        <svg role="img" aria-labelledby="shared-day-title shared-day-text">
          <title id="shared-day-title">{words.title}</title>
          <desc id="shared-day-text">
            {[...sentences, `${fill(words.shared, { hours: sharedHours })}.`].join(' ')}
          </desc>
          <Axis />
          <g className={styles.shapes}>
            {offices.map((id) => (
              <rect
                key={id}
                className={styles[id]}
                x={percent(share(days[id].start))}
                width={percent(share(days[id].end) - share(days[id].start))}
              />
            ))}
          </g>
          {offices.map((id) => (
            <g key={id} className={styles[`${id}-text`]}>
              <text
                className={styles.name}
                x={percent(share(id === 'san-jose' ? days[id].start : days[id].end))}
              >
                {officeWords[id].name}
              </text>
              <text
                className={styles.hours}
                x={percent(share(id === 'san-jose' ? days[id].start : days[id].end))}
              >
                {site.offices[id].opens}–{site.offices[id].closes}
                <tspan className={styles.work}>, {officeWords[id].work}</tspan>
              </text>
            </g>
          ))}
          <text className={styles.shared} x={middle}>
            {fill(words.shared, { hours: sharedHours })}
          </text>
          <text className={styles.sharedShort} x={middle}>
            {fill(words.sharedShort, { hours: sharedHours })}
          </text>
        </svg>
        {now && times && <NowMarker at={share(minutesInto(clock, now))} label={times} />}
      </div>
      <figcaption className={styles.caption}>
        <span>{seasons}</span>
        {times && <span className={styles.times}>{fill(words.now, { times })}</span>}
      </figcaption>
    </figure>
  );
}
