import { useEffect, useState } from 'react';
import type { Published } from '#edit/publish/commit.ts';
import { ask, messageOf, type Review } from './ask.ts';
import { ChangedText } from './changed-text.tsx';
import { CheckProgress, Checks, useChecks } from './checks.tsx';
import { Sheet } from './sheet.tsx';

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

type OutcomeProps = {
  fault: string;
  failure: string | undefined;
  published: Published | undefined;
};

/** How publishing ended, in a place that needs no scrolling. */
function Outcome({ fault, failure, published }: OutcomeProps) {
  return (
    <div role="alert" className="notices">
      {fault && <p className="notice">{fault}</p>}
      {failure !== undefined && (
        <div className="notice">
          <p>Nothing was published. Your changes are saved.</p>
          <code className="output">{failure}</code>
        </div>
      )}
      {published && (
        <div className={published.isGood ? 'done' : 'notice'}>
          <p>{published.message}</p>
          {published.detail && (
            <details>
              <summary>For a developer</summary>
              <code className="output">{published.detail}</code>
            </details>
          )}
        </div>
      )}
    </div>
  );
}

/** Shows the changes, runs the checks, and publishes everything as one commit. */
export function Publish({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [review, setReview] = useState<Review>();
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [published, setPublished] = useState<Published>();
  const { results, run, doing, failure } = useChecks();
  useEffect(() => {
    ask('review').then(setReview, (error: unknown) => setFault(messageOf(error)));
  }, []);
  async function publish(): Promise<void> {
    setIsBusy(true);
    setFault('');
    setPublished(undefined);
    try {
      if (await run()) setPublished(await ask('publish'));
      onDone();
    } catch (error) {
      setFault(messageOf(error));
    }
    setIsBusy(false);
  }
  const { problem, note, hasRemote, isAhead } = review?.branch ?? {};
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
            <h3>{count === 0 ? 'Nothing has changed' : `${count} ${count === 1 ? 'change' : 'changes'}`}</h3>
            <ul className="changes">
              {review.changes.map((change) => (
                <ChangedText key={`${change.file}${change.key}${change.before}`} change={change} />
              ))}
            </ul>
            <LeftOut files={review.leftOut} />
          </section>
        )}
        <section>
          <h3>Checks</h3>
          <Checks results={results} />
        </section>
      </div>
      {doing && <CheckProgress key={doing} doing={doing} />}
      <Outcome fault={fault || problem || ''} failure={failure} published={published} />
      <div className="foot">
        <button
          type="button"
          className="primary"
          disabled={!isPossible}
          aria-disabled={isWaiting}
          onClick={() => !isWaiting && void publish()}
        >
          {isBusy
            ? 'Checking…'
            : published?.isGood
              ? 'Published'
              : hasRemote
                ? 'Check and publish'
                : 'Check and record'}
        </button>
        {note && !published && <p className="hint">{note}</p>}
      </div>
    </Sheet>
  );
}
