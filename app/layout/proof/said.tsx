import type { Quote } from '#generate/content/proof/quotes.ts';

/** What a client says, and who it is. */
export function Said({ quote: { text, name, role, company } }: { quote: Quote }) {
  return (
    <>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong> <span>{`${role}, ${company}`}</span>
      </figcaption>
    </>
  );
}
