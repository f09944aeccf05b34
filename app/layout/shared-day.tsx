import { useEffect, useState } from 'react';
import { clockTime, minutesInto, overlap, workingDay, type Span } from '#app/site/shared-day.ts';
import styles from './shared-day.module.css';
import { useSite } from './site-context.ts';

// The chart is prerendered for a northern winter day; the live one replaces it after hydration.
const winter = new Date('2026-01-15T18:00:00Z');
const firstHour = 7;
const lastHour = 21;
const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);

/** A position on the chart's axis, in per cent, for minutes after midnight. */
function position(minutes: number): string {
  return `${((minutes / 60 - firstHour) / (lastHour - firstHour)) * 100}%`;
}

function length({ start, end }: Span): string {
  return `${((end - start) / 60 / (lastHour - firstHour)) * 100}%`;
}

/** The instant to draw: a stated winter day first, as prerendered, then the present, minute by minute. */
function useNow(): { at: Date; isLive: boolean } {
  const [at, setAt] = useState<Date>();
  useEffect(() => {
    const tick = () => setAt(new Date());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return { at: at ?? winter, isLive: at !== undefined };
}

function hoursText({ opens, closes }: { opens: string; closes: string }): string {
  return `${opens}–${closes}`;
}

/** Both offices' working days on San Jose's clock, and the hours that they share. */
export function SharedDay() {
  const { locale, offices, ui } = useSite();
  const { at, isLive } = useNow();
  const clock = offices['san-jose'].timeZone;
  const sanJose = workingDay(offices['san-jose'], clock, at);
  const sanFrancisco = workingDay(offices['san-francisco'], clock, at);
  const shared = overlap(sanJose, sanFrancisco);
  const sharedHours = shared ? (shared.end - shared.start) / 60 : 0;
  const now = minutesInto(clock, at);
  const times = `${clockTime(clock, at, locale.code)} · ${clockTime(offices['san-francisco'].timeZone, at, locale.code)}`;
  const hasMarker = isLive && now >= firstHour * 60 && now <= lastHour * 60;

  return (
    <figure className={styles.day}>
      <svg role="img" aria-labelledby="shared-day-title shared-day-text">
        <title id="shared-day-title">{ui.sharedDay.title}</title>
        <desc id="shared-day-text">
          {`${ui.offices['san-jose'].name} ${hoursText(offices['san-jose'])}, ${ui.offices['san-francisco'].name} ${hoursText(offices['san-francisco'])}: ${sharedHours} ${ui.sharedDay.shared}`}
        </desc>
        <g className={styles.axis}>
          {hours.map((hour) => (
            <g key={hour}>
              <line x1={position(hour * 60)} x2={position(hour * 60)} y1="26" y2="100%" />
              <text x={position(hour * 60)} y="12">
                {String(hour).padStart(2, '0')}
              </text>
            </g>
          ))}
        </g>
        <g className={styles.shapes}>
          <rect className={styles.sanJose} x={position(sanJose.start)} width={length(sanJose)} />
          <rect
            className={styles.sanFrancisco}
            x={position(sanFrancisco.start)}
            width={length(sanFrancisco)}
          />
        </g>
        <text className={styles.sanJoseName} x={position(sanJose.start)}>
          {ui.offices['san-jose'].name}
        </text>
        <text className={styles.sanJoseHours} x={position(sanJose.start)}>
          {hoursText(offices['san-jose'])}
        </text>
        <text className={styles.sanFranciscoName} x={position(sanFrancisco.end)}>
          {ui.offices['san-francisco'].name}
        </text>
        <text className={styles.sanFranciscoHours} x={position(sanFrancisco.end)}>
          {hoursText(offices['san-francisco'])}
        </text>
        {shared && (
          <text className={styles.shared} x={position((shared.start + shared.end) / 2)}>
            {`${sharedHours} ${ui.sharedDay.shared}`}
          </text>
        )}
        {hasMarker && <line className={styles.now} x1={position(now)} x2={position(now)} y1="22" y2="100%" />}
      </svg>
      <figcaption className={styles.caption}>
        <span>{isLive ? `${ui.sharedDay.now}: ${times}` : '\u00a0'}</span>
      </figcaption>
    </figure>
  );
}
