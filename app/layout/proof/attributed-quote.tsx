import type { Quote } from '#packages/content/proof/quotes.ts';

/** A client's quote and its author. */
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
