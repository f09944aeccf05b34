import { useEffect, useState } from 'react';
import type { Published } from '#edit/publish/commit.ts';
import { ask, type Review } from './ask.ts';
import { ChangedText } from './changed-text.tsx';
import { Checks, useChecks } from './checks.tsx';
import { Sheet } from './sheet.tsx';

/** Shows the changes, runs the checks, and publishes everything as one commit. */
export function Publish({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [review, setReview] = useState<Review>();
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [published, setPublished] = useState<Published>();
  const { results, run, hasFailed } = useChecks();
  useEffect(() => {
    ask('review').then(setReview, (error: unknown) => setFault(String(error)));
  }, []);
  async function publish(): Promise<void> {
    setIsBusy(true);
    setFault('');
    try {
      if (await run()) setPublished(await ask('publish'));
      onDone();
    } catch (error) {
      setFault(String(error));
    }
    setIsBusy(false);
  }
  const { problem, note, upstream, isAhead } = review?.branch ?? {};
  const count = review?.changes.length ?? 0;
  const isNothing = count === 0 && !isAhead;
  const isPossible = Boolean(review) && !isNothing && !problem;
  // Not `disabled`, which would take the focus from a button that has just been pressed.
  const isWaiting = isBusy || Boolean(published?.isGood);
  return (
    <Sheet title="Publish" onClose={onClose}>
      <div className="results publish">
        {!review && !fault && <p role="status">Comparing with what is published…</p>}
        {review && (
          <section>
            <h3>
              {count === 0 ? 'Nothing has changed' : `${count} changed ${count === 1 ? 'text' : 'texts'}`}
            </h3>
            <ul className="changes">
              {review.changes.map((change) => (
                <ChangedText key={`${change.file}${change.key}${change.before}`} change={change} />
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>Checks</h3>
          <Checks results={results} />
        </section>
        <div role="alert">
          {problem && <p className="notice">{problem}</p>}
          {fault && <p className="notice">{fault}</p>}
          {hasFailed && <p className="notice">Nothing was published. Your changes are saved.</p>}
        </div>
        <div role="status">
          {note && !published && <p className="hint">{note}</p>}
          {published && (
            <p className={published.isGood ? 'done' : 'notice'}>
              {published.message}
              {published.detail && <code>{published.detail}</code>}
            </p>
          )}
        </div>
      </div>
      <div className="foot">
        <button
          type="button"
          className="primary"
          disabled={!isPossible}
          aria-disabled={isWaiting}
          onClick={() => !isWaiting && void publish()}
        >
          {isBusy ? 'Checking…' : upstream ? `Check and publish to ${upstream}` : 'Check and commit'}
        </button>
      </div>
    </Sheet>
  );
}
