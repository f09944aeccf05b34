import { useSite } from '#app/layout/site-context.ts';
import { useNow } from '#app/layout/use-now.ts';
import { listOffices, officesBySide } from '#app/site/offices.ts';
import { clockTime, minutesAfterMidnight } from '#app/time/clock.ts';
import { knowsZone } from '#app/time/utc-offset.ts';
import styles from './clocks.module.css';

/** The hands of a clock around 0, 0. */
function Hands({ minutes }: { minutes: number }) {
  return (
    <>
      <path className={styles.hour} d="M0 0V-58" transform={`rotate(${minutes / 2})`} />
      <path d="M0 0V-92" transform={`rotate(${minutes * 6})`} />
    </>
  );
}

/**
 * The first office of each side as overlapping clocks with their local times. The prerendered page has neither hands nor times, but
 * reserves their space. Decorative: the office cards on the same page have the times as text.
 */
export function Clocks() {
  const site = useSite();
  const now = useNow();
  const { client, delivery } = officesBySide(site);
  const offices = listOffices(site).filter(({ id }) => id === client.id || id === delivery.id);
  return (
    <div className={styles.clocks} aria-hidden="true">
      <svg viewBox="0 0 430 240">
        {offices.map(({ id, side }, index) => (
          <circle key={id} className={styles[side]} cx={120 + index * 190} cy="120" r="120" />
        ))}
        {now &&
          offices.map(
            ({ id, side, timeZone }, index) =>
              knowsZone(timeZone) && (
                <g
                  key={id}
                  className={styles[`${side}Hands`]}
                  transform={`translate(${120 + index * 190} 120)`}
                >
                  <Hands minutes={minutesAfterMidnight(timeZone, now) % 720} />
                </g>
              ),
          )}
      </svg>
      {offices.map(({ id, city, timeZone }) => (
        <p key={id}>
          {city}
          <span className={styles.time}>{now && clockTime(timeZone, now, site.clock)}</span>
        </p>
      ))}
    </div>
  );
}
