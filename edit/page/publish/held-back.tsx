import type { Answer } from '#edit/page/ask.ts';
import { DailyBuild } from './daily-build.tsx';

/** What the site does not show yet, or no longer. */
export function HeldBack({ review }: { review: Answer<'review'> }) {
  const { heldBack, next, isBuiltDaily } = review;
  if (heldBack.length === 0 && next === undefined) return null;
  return (
    <section>
      <h3>Held back</h3>
      <ul className="held-back">
        {heldBack.map(({ where, state, differs }) => (
          <li key={where}>
            {where} <span className="where">· {state}</span>
            {differs && <strong className="problem"> The languages differ</strong>}
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <p className="hint">
          The next change is due on {next}. It appears when the site is built on that day or later
          {isBuiltDaily ? ', which happens every night.' : ', such as when you publish something.'}
        </p>
      )}
      {next !== undefined && !isBuiltDaily && <DailyBuild />}
    </section>
  );
}
