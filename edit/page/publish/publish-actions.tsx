import type { Publishing, Step } from './use-publishing.ts';

type Props = { publishing: Publishing; message: string };

export function PublishActions({ publishing, message }: Props) {
  const { take, review, step, isBusy, published } = publishing;
  const { problem, note, shared, isAhead, missing } = review?.branch ?? {};
  // Until it is known, most likely.
  const isShared = !review || shared !== undefined;
  const isNothing = review?.changes.length === 0;
  const isDone = (what: Step['do']) => step?.do === what && !isBusy && Boolean(published?.isGood);
  const isPossible = Boolean(review) && problem === undefined;
  const actions = [
    {
      is: 'publish',
      name: isShared ? 'Check and publish' : 'Check and record',
      done: isShared ? 'Published' : 'Recorded',
      isLess: !isAhead,
    },
    { is: 'sendForReview', name: 'Check and send for review', done: 'Sent for review', isLess: true },
  ] as const;
  // The places that both have changed have a button of their own.
  if (published?.conflicts) return null;
  if (missing !== undefined)
    return (
      <div className="foot">
        <button
          type="button"
          className="primary"
          aria-disabled={isBusy}
          onClick={() => void take({ do: 'bringIn', choices: {} })}
        >
          Bring it in
        </button>
      </div>
    );
  return (
    <div className="foot">
      {actions
        .filter(({ is }) => is === 'publish' || shared)
        .map(({ is, name, done, isLess }) => (
          <button
            key={is}
            type="button"
            className={is === 'publish' ? 'primary' : undefined}
            // Not `disabled` once it has been pressed, which would take its focus.
            disabled={step?.do !== is && (!isPossible || (isNothing && isLess))}
            aria-disabled={isBusy || isDone(is)}
            onClick={() => review && !isDone(is) && void take({ do: is, message, seen: review.seen })}
          >
            {isBusy && step?.do === is ? 'Checking…' : isDone(is) ? done : name}
          </button>
        ))}
      {note && !published && <p className="hint">{note}</p>}
    </div>
  );
}
