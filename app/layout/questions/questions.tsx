import type { PageQuestions } from '#generate/content/questions-schema.ts';
import { DocumentPart } from '#app/layout/document-part.tsx';
import { CopyAnchor } from '#app/layout/copy-link.tsx';
import styles from './questions.module.css';

/**
 * A question that opens without JavaScript. The answer has the id, because browsers open closed `details` for a hash
 * inside them. Find in page also searches closed ones, as with hidden="until-found".
 */
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
              <CopyAnchor anchor={id} title={item.question} className={styles.link} data-copy="" />
            )}
          </p>
        ))}
      </div>
    </details>
  );
}

/** The questions of a page, as in its document. */
export function QuestionList({ words, id = 'questions' }: { words: PageQuestions; id?: string }) {
  return (
    <section className={`wrap ${styles.columns}`} aria-labelledby={id}>
      <h2 aria-labelledby={id}>
        <span id={id}>{words.title}</span>
        <CopyAnchor anchor={id} title={words.title} className={styles.link} data-copy="" />
      </h2>
      <div>
        {Object.entries(words.items).map(([key, item]) => (
          <Question key={key} id={`question-${key}`} item={item} />
        ))}
      </div>
    </section>
  );
}

/** The questions of a page, as a document-only part. */
export function Questions({ words }: { words: PageQuestions }) {
  return (
    <DocumentPart name="questions" className={styles.part}>
      {import.meta.env.SSR && <QuestionList words={words} />}
    </DocumentPart>
  );
}
