import type { PageQuestions } from '#packages/content/schemas/questions-schema.ts';
import { CopyLink } from '#app/layout/copy-link.tsx';
import styles from './questions.module.css';

/** Opens without JavaScript. The answer has the id, because browsers open closed `details` for a hash inside them. */
function Question({ id, item }: { id: string; item: PageQuestions['items'][string] }) {
  return (
    <details>
      <summary>
        <h3>{item.question}</h3>
      </summary>
      <div id={id} className={styles.answer}>
        {item.answer.map((paragraph, index) => (
          <p key={paragraph}>
            {paragraph}
            {index === item.answer.length - 1 && (
              <CopyLink anchor={id} title={item.question} className={styles.link} />
            )}
          </p>
        ))}
      </div>
    </details>
  );
}

export function Questions({ words }: { words: PageQuestions }) {
  const id = 'questions';
  return (
    <section className={`wrap ${styles.columns}`} aria-labelledby={id}>
      <h2 aria-labelledby={id}>
        <span id={id}>{words.title}</span>
        <CopyLink anchor={id} title={words.title} className={styles.link} />
      </h2>
      <div>
        {Object.entries(words.items).map(([key, item]) => (
          <Question key={key} id={`question-${key}`} item={item} />
        ))}
      </div>
    </section>
  );
}
