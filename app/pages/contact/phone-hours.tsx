import type { Words } from '#generate/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { useNow } from '#app/layout/use-now.ts';
import { officesBySide } from '#app/site/offices.ts';
import { isOpen } from '#app/time/working-hours.ts';
import styles from './contact-panel.module.css';

/** The phone's hours, and whether it is answered now, if the browser knows the office's zone. */
export function PhoneHours({ words }: { words: Words['contact']['panel'] }) {
  const site = useSite();
  const now = useNow();
  const state = () => {
    try {
      return now && (isOpen(officesBySide(site).client, now) ? words.open : words.closed);
    } catch {
      return undefined;
    }
  };
  return (
    <dd className={styles.hours}>
      <span>{words.phoneHours}</span>
      <span className={styles.state}>{state()}</span>
    </dd>
  );
}
