import { clockTime } from '#app/time/clock.ts';
import { listOffices } from '#app/site/offices.ts';
import styles from './offices.module.css';
import { useSite } from './site-context.ts';
import { useNow } from './use-now.ts';

/** The two offices as the two shapes of the brand, each with its own clock. */
export function Offices() {
  const site = useSite();
  const now = useNow();
  return (
    <ul className={styles.offices}>
      {listOffices(site).map(({ id, side, city, role, timeZone, opens, closes }) => (
        <li key={id} className={side === 'delivery' ? styles.teal : styles.orange}>
          <h3>{city}</h3>
          <p>{role}</p>
          <p className={styles.clock}>
            <span>{site.ui.labels.localTime}</span>{' '}
            <span>{(now && clockTime(timeZone, now, site.zoneNames)) ?? `${opens}–${closes}`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
