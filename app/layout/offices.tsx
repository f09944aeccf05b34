import { clockTime } from '#app/time/clock.ts';
import styles from './offices.module.css';
import { useSite } from './site-context.ts';
import { useNow } from './use-now.ts';

/** The two offices as the two shapes of the brand, each with its own clock. */
export function Offices() {
  const { offices, ui, zoneNames } = useSite();
  const now = useNow();
  return (
    <ul className={styles.offices}>
      {(['san-francisco', 'san-jose'] as const).map((id) => (
        <li key={id} className={id === 'san-jose' ? styles.teal : styles.orange}>
          <h3>{ui.offices[id].city}</h3>
          <p>{ui.offices[id].role}</p>
          <p className={styles.clock}>
            <span>{ui.labels.localTime}</span>{' '}
            <span>
              {(now && clockTime(offices[id].timeZone, now, zoneNames)) ??
                `${offices[id].opens}–${offices[id].closes}`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
