import type { Words } from '#generate/content/schema.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import styles from './next-steps.module.css';

/** What happens after 'Send Message', in three steps that this site can vouch for. */
export function NextSteps({ words }: { words: Words['contact']['next'] }) {
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <SectionHeading id="next-steps" title={words.title} />
      <ol>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
