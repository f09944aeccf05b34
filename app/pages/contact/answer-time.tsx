import type { Words } from '#generate/content/schema.ts';
import { useSite, type Site } from '#app/layout/site-context.ts';
import { useNow } from '#app/layout/use-now.ts';
import { fill } from '#app/site/fill.ts';
import { officesBySide } from '#app/site/offices.ts';
import { timeOfDay } from '#app/time/clock.ts';
import { afterWorkingHours } from '#app/time/working-hours.ts';
import styles from './next-steps.module.css';

type AnswerWords = NonNullable<Words['contact']['answer']>;

const day = 86_400_000;
const halfHour = 1_800_000;
const midnight = (at: Date) => new Date(at).setHours(0, 0, 0, 0);

/**
 * Returns a sentence with an instant on the visitor's clock, rounded up to half an hour: precise enough for a promise.
 */
function sentence(words: AnswerWords, exact: Date, now: Date, language: string): string {
  const by = new Date(Math.ceil(exact.getTime() / halfHour) * halfHour);
  const time = timeOfDay(by.getHours() * 60 + by.getMinutes());
  const days = Math.round((midnight(by) - midnight(now)) / day);
  if (days < 2) return fill(days < 1 ? words.today : words.tomorrow, { time });
  return fill(words.later, { day: by.toLocaleDateString(language, { weekday: 'long' }), time });
}

/** Returns by when a message sent now is answered; undefined if the browser does not know the office's zone. */
function answeredBy(words: AnswerWords, within: number, site: Site, now: Date): string | undefined {
  try {
    const { client } = officesBySide(site);
    return sentence(words, afterWorkingHours(client, within, now), now, site.locale.code);
  } catch {
    return undefined;
  }
}

/** The promised response time, in working hours and on the visitor's clock, if the company promises one. */
export function AnswerTime({ words }: { words: Words['contact']['answer'] }) {
  const site = useSite();
  const now = useNow();
  const { answersWithin } = site;
  if (!words || answersWithin === undefined) return null;
  return (
    <div className={styles.answer}>
      <p>{words.promise}</p>
      <p className={styles.live}>{now && answeredBy(words, answersWithin, site, now)}</p>
    </div>
  );
}
