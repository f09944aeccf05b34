import { useId, useState } from 'react';
import type { Answer } from '#edit/page/ask.ts';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { Changes } from './changes.tsx';
import { Checks } from './checks.tsx';
import { Conflicts } from './conflicts.tsx';
import { DailyBuild } from './daily-build.tsx';
import { PublishActions } from './publish-actions.tsx';
import { PublishOutcome } from './publish-outcome.tsx';
import { PublishProgress, UsualTime } from './publish-progress.tsx';
import { PublishedLast } from './published-last.tsx';
import { usePublishing } from './use-publishing.ts';

/** What the site does not show yet, or no longer. */
function HeldBack({ review }: { review: Answer<'review'> }) {
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

/** What Git records beside the changes: it can be written anew, as where a project has rules for it. */
function Message({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <details>
      <summary id={id}>Message of this version</summary>
      <div className="value">
        <textarea
          aria-labelledby={id}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
    </details>
  );
}

export function Publish() {
  const publishing = usePublishing();
  const { isBusy, take, step, review, doing, fault, published } = publishing;
  const [message, setMessage] = useState<string>();
  const problem = review?.branch.problem;
  const isSomething = problem === undefined && review !== undefined && review.changes.length > 0;
  return (
    <Sheet title="Publish">
      <div className="results publish">
        {!review && !fault && <p role="status">Comparing with what is published…</p>}
        {published?.conflicts && (
          <Conflicts
            key={published.conflicts.map(({ id }) => id).join(' ')}
            conflicts={published.conflicts}
            chosen={step?.do === 'bringIn' ? step.choices : {}}
            isBusy={isBusy}
            onChoose={(choices) => void take({ do: 'bringIn', choices })}
          />
        )}
        {review && <Changes {...review} />}
        {review && <HeldBack review={review} />}
        {review && problem === undefined && (
          <PublishedLast
            versions={review.versions}
            isBusy={isBusy}
            onTakeBack={(id) => void take({ do: 'takeBack', id })}
          />
        )}
      </div>
      <div className="standing">
        {isSomething && <Message value={message ?? review.message} onChange={setMessage} />}
        <Checks {...publishing} />
        {isBusy ? (
          <PublishProgress doing={doing} usual={review?.usual} />
        ) : (
          review && <UsualTime usual={review.usual} />
        )}
      </div>
      <PublishOutcome fault={fault || (published?.conflicts ? '' : (problem ?? ''))} published={published} />
      <PublishActions publishing={publishing} message={message ?? ''} />
    </Sheet>
  );
}
