import type { Answer } from '#edit/page/ask.ts';

/** What the site does not show yet, or no longer. */
export function HeldBack({ heldBack, next }: Pick<Answer<'review'>, 'heldBack' | 'next'>) {
  if (heldBack.length === 0 && next === undefined) return null;
  return (
    <section>
      <h3>Held back</h3>
      <ul className="held-back">
        {heldBack.map(({ where, state }) => (
          <li key={where}>
            {where} <span className="where">· {state}</span>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <p className="hint">
          The next change is due on {next}. It appears when the site is built on that day or later: by a daily
          build, or when you publish something.
        </p>
      )}
    </section>
  );
}
