import type { Quotes as Words } from '#generate/content/proof/quotes.ts';
import { Section } from './section.tsx';
import styles from './proof.module.css';

/** What clients say, each with who said it. */
export function Quotes({ words, id = 'quotes' }: { words: Words; id?: string }) {
  return (
    <Section id={id} title={words.title}>
      <ul className={styles.quotes}>
        {words.quotes.map(({ key, text, name, role, company }) => (
          <li key={key}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong> <span>{`${role}, ${company}`}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
