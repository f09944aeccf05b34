import type { Quote } from '#packages/content/proof/quotes.ts';

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
