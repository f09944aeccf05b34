import { BeforeLaunch } from './before-launch.tsx';
import { HeldBack } from './held-back.tsx';
import { Checks, PublishProgress, UsualTime } from './progress.tsx';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { editorRoot } from '#edit/page/frame/editor-root.ts';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { isTyped, storedDraft, useDraft } from '#edit/page/saving/use-draft.ts';
import type { Choices } from '#edit/publish/conflicts.ts';
import type { Published } from '#edit/publish/published.ts';
import { Changes } from './changes.tsx';
import { Conflicts } from './conflicts.tsx';
import { PublishedLast } from './published-last.tsx';
import { isChecked, usePublishing, type Publishing, type Step } from './use-publishing.ts';
import { useEffect, useRef, useState } from 'react';

type ActionsProps = {
  publishing: Publishing;
  subject: string;
  onBringIn: (choices: Choices) => void;
  onDone: () => void;
};

function PublishActions({ publishing, subject, onBringIn, onDone }: ActionsProps) {
  const { take, review, step, isBusy, published } = publishing;
  const { problem, note, shared, isAhead, missing } = review?.branch ?? {};
  // Most likely, until it is known.
  const isShared = !review || problem !== undefined || shared !== undefined;
  const isNothing = review?.changes.length === 0;
  const isDone = (what: Step) => step === what && !isBusy && Boolean(published?.isGood);
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
  // Conflicts have a button of their own.
  if (published?.conflicts || published?.isStartingAnew) return null;
  if (missing !== undefined)
    return (
      <div className="foot">
        <button type="button" className="primary" aria-disabled={isBusy} onClick={() => onBringIn({})}>
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
            disabled={step !== is && (!isPossible || (isNothing && isLess))}
            aria-disabled={isBusy || isDone(is)}
            onClick={() => review && !isDone(is) && void take(is, { subject, seen: review.seen }, onDone)}
          >
            {isBusy && step === is ? 'Checking…' : isDone(is) ? done : name}
          </button>
        ))}
      {note && !published && <p className="hint">{note}</p>}
    </div>
  );
}

type OutcomeProps = {
  fault: string;
  published: Published | undefined;
  onTakeBack: (also: string[] | undefined) => void;
};

/** Where no scrolling is needed. Takes the focus if the button that had it is gone. */
function PublishOutcome({ fault, published, onTakeBack }: OutcomeProps) {
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = editorRoot()?.activeElement;
    if (published && (!active || active instanceof HTMLDialogElement)) notices.current?.focus();
  }, [published]);
  return (
    <div ref={notices} role="alert" className="notices" tabIndex={-1}>
      {fault && <p className="notice">{fault}</p>}
      {published && (
        <div className={published.isGood ? 'done' : 'notice'}>
          <p>{published.message}</p>
          {published.isStartingAnew && <p>The editor starts anew, for some seconds.</p>}
          {published.also && (
            <>
              <ul>
                {published.also.map((where) => (
                  <li key={where}>{where}</li>
                ))}
              </ul>
              <button type="button" onClick={() => onTakeBack(published.also)}>
                Take all of it back
              </button>
            </>
          )}
          {published.pullRequest && (
            <p>
              <a href={published.pullRequest} target="_blank" rel="noreferrer">
                Open a pull request
              </a>
            </p>
          )}
          {published.preview && (
            <p>
              In a few minutes it can be seen at{' '}
              <a href={published.preview} target="_blank" rel="noreferrer">
                {published.preview}
              </a>
            </p>
          )}
          {published.detail && (
            <details open={!published.isGood}>
              <summary>What was found</summary>
              <code className="output">{published.detail}</code>
            </details>
          )}
        </div>
      )}
    </div>
  );
}

const dialog = { is: 'publish' } as const;

export function Publish() {
  const publishing = usePublishing();
  const { isBusy, take, review, doing, fault, published, step } = publishing;
  const { draft, setDraft } = useDraft(dialog, { title: 'Publish', isChanged: isTyped });
  const { subject = '', choices = '' } = draft;
  // A second step may ask about more conflicts. What was chosen and not seen again is not brought in.
  const [confirmed, setConfirmed] = useState<Choices>({});
  const bringIn = (shown: Choices) => {
    const all = { ...confirmed, ...shown };
    setConfirmed(all);
    void take('bringIn', { choices: all }, () =>
      // Also what was typed meanwhile.
      setDraft({ ...storedDraft(dialog), choices: '' }),
    );
  };
  // The position of the change that is being taken back.
  const [asked, setAsked] = useState(0);
  const takeBackChange = (index: number, also?: string[]) => {
    setAsked(index);
    if (review) void take('takeBackChange', { seen: review.seen, index, also });
  };
  const problem = review?.branch.problem;
  const isSomething = problem === undefined && review !== undefined && review.changes.length > 0;
  return (
    <Sheet title="Publish">
      <div className="results publish">
        {!review && !fault && !published && <p role="status">Comparing with what is published…</p>}
        {published?.conflicts && (
          <Conflicts
            conflicts={published.conflicts}
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written here
            choices={JSON.parse(choices || '{}') as Choices}
            onChoose={(next) => setDraft({ ...draft, choices: JSON.stringify(next) })}
            onBringIn={bringIn}
          />
        )}
        {review && (
          <Changes
            changes={review.changes}
            leftOut={review.leftOut}
            isAhead={Boolean(review.branch.isAhead)}
            isBusy={isBusy}
            onTakeBack={(change) => takeBackChange(review.changes.indexOf(change))}
          />
        )}
        {review && <HeldBack {...publishing} review={review} />}
        {!published?.isStartingAnew && <BeforeLaunch key={String(published?.isGood)} />}
        {review && problem === undefined && (
          <PublishedLast
            title={review.branch.shared && !review.branch.isAhead ? 'Published last' : 'Last versions'}
            versions={review.versions}
            isBusy={isBusy}
            onTakeBack={(id) => void take('takeBack', { id })}
          />
        )}
      </div>
      <div className="standing">
        {isSomething && (
          <TextField
            label="In a line of your own (optional)"
            value={subject}
            placeholder={review.subject}
            maxLength={200}
            onChange={(text) => setDraft({ ...draft, subject: text })}
          />
        )}
        <Checks {...publishing} isBusy={isBusy && isChecked(step)} />
        {isBusy ? (
          <PublishProgress doing={doing} usual={isChecked(step) ? review?.usual : undefined} />
        ) : (
          review && !published && <UsualTime usual={review.usual} />
        )}
      </div>
      <PublishOutcome
        // The problem may be what the current step solves, or what it was refused for.
        fault={
          fault || (isBusy || published?.conflicts || published?.message === problem ? '' : (problem ?? ''))
        }
        published={published}
        onTakeBack={(also) => takeBackChange(asked, also)}
      />
      <PublishActions {...{ publishing, subject }} onBringIn={bringIn} onDone={() => setDraft({})} />
    </Sheet>
  );
}
