import type { Quotes as Words } from '#packages/content/proof/quotes.ts';
import { AttributedQuote } from './attributed-quote.tsx';
import { Section } from './section.tsx';
import styles from './proof.module.css';

export function Quotes({ words, id = 'quotes' }: { words: Words; id?: string }) {
  return (
    <Section id={id} title={words.title}>
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
