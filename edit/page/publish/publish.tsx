import type { Answer } from '#edit/page/ask.ts';
import { Diff } from '#edit/page/frame/diff.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import type { Reviewed } from '#edit/publish/review.ts';
import { CheckProgress, Checks } from './checks.tsx';
import { PublishOutcome } from './publish-outcome.tsx';
import { PublishVersions } from './publish-versions.tsx';
import { usePublishing, type Step } from './use-publishing.ts';

/** The changed files that are not published, which belong to a developer. */
function LeftOut({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <details className="left-out">
      <summary>
        {files.length} other changed {files.length === 1 ? 'file is' : 'files are'} not published: a
        developer’s matter
      </summary>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A changed text. */
function ChangedText({ change }: { change: Reviewed }) {
  const { page, label, language, parts } = change;
  return (
    <li>
      <p className="where">{[page, label, language].filter(Boolean).join(' · ')}</p>
      <p className="diff">
        <Diff parts={parts} />
      </p>
    </li>
  );
}

function Changes({ changes, leftOut }: Answer<'review'>) {
  const count = changes.length;
  return (
    <section>
      <h3>{count === 0 ? 'Nothing has changed' : `${count} ${count === 1 ? 'change' : 'changes'}`}</h3>
      <ul className="changes">
        {changes.map((change) => (
          <ChangedText key={`${change.file}${change.key}${change.before}`} change={change} />
        ))}
      </ul>
      <LeftOut files={leftOut} />
    </section>
  );
}

/** What the site does not show yet, or no longer. */
function HeldBack({ heldBack, next }: Answer<'review'>) {
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

/** Shows the changes, runs the checks, and publishes everything as one commit, or sends it for review. */
export function Publish({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { answer: review, fault: unread, read } = useAnswer('review');
  const { take, isBusy, step, doing, results, fault, failure, published } = usePublishing(() => {
    read();
    onDone();
  });
  const { problem, note, shared, isAhead } = review?.branch ?? {};
  const isNothing = review?.changes.length === 0;
  const isDone = (what: Step['do']) => step === what && !isBusy && Boolean(published?.isGood);
  const isPossible = Boolean(review) && !problem;
  const actions = [
    {
      is: 'publish',
      name: shared ? 'Check and publish' : 'Check and record',
      done: shared ? 'Published' : 'Recorded',
      isLess: !isAhead,
    },
    { is: 'sendForReview', name: 'Check and send for review', done: 'Sent for review', isLess: true },
  ] as const;
  return (
    <Sheet title="Publish" onClose={onClose}>
      <div className="results publish">
        {!review && !unread && <p role="status">Comparing with what is published…</p>}
        {review && <Changes {...review} />}
        {review && <HeldBack {...review} />}
        <section>
          <h3>Checks</h3>
          <Checks results={results} />
        </section>
        {review && !problem && (
          <PublishVersions
            reviews={review.reviews}
            versions={review.versions}
            isBusy={isBusy}
            onTake={(next) => void take(next)}
          />
        )}
      </div>
      {doing && <CheckProgress key={doing} doing={doing} />}
      <PublishOutcome fault={fault || unread || problem || ''} failure={failure} published={published} />
      <div className="foot">
        {actions
          .filter(({ is }) => is === 'publish' || shared)
          .map(({ is, name, done, isLess }) => (
            <button
              key={is}
              type="button"
              className={is === 'publish' ? 'primary' : undefined}
              // Not `disabled` once it has been pressed, which would take its focus.
              disabled={step !== is && (!isPossible || (isNothing && isLess))}
              aria-disabled={isBusy || isDone(is)}
              onClick={() => !isDone(is) && void take({ do: is })}
            >
              {isBusy && step === is ? 'Checking…' : isDone(is) ? done : name}
            </button>
          ))}
        {note && !published && <p className="hint">{note}</p>}
      </div>
    </Sheet>
  );
}
