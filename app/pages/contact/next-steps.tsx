import type { Words } from '#generate/content/schema.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { AnswerTime } from './answer-time.tsx';
import styles from './next-steps.module.css';

/** What happens after 'Send Message', in three steps that this site can vouch for. */
export function NextSteps({ next: words, answer }: Pick<Words['contact'], 'next' | 'answer'>) {
  return (
    <section className={`wrap ${styles.next}`} aria-labelledby="next-steps">
      <SectionHeading id="next-steps" title={words.title} />
      <ol>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <AnswerTime words={answer} />
    </section>
  );
}
