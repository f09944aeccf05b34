import type { Quote, Quotes as Words } from '#packages/content/proof/quotes.ts';
import { Section } from './section.tsx';
import styles from './proof.module.css';

export function AttributedQuote({ quote: { text, name, role, company } }: { quote: Quote }) {
  return (
    <>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>{` ${role}, ${company}`}</span>
      </figcaption>
    </>
  );
}

export function Quotes({ words }: { words: Words }) {
  return (
    <Section id="quotes" title={words.title}>
      <ul className={styles.quotes}>
        {words.quotes.map((quote) => (
          <li key={quote.key}>
            <figure>
              <AttributedQuote quote={quote} />
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
