import type { Answer } from '#edit/page/ask.ts';
import { SureButton } from '#edit/page/frame/sure-button.tsx';
import type { Version } from '#edit/publish/versions.ts';
import type { Step } from './use-publishing.ts';

type Props = {
  reviews: readonly Answer<'review'>['reviews'][number][];
  versions: readonly Version[];
  isBusy: boolean;
  onTake: (step: Step) => void;
};

const dayOf = (date: string) =>
  new Date(date).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A version's title; Git calls one that was taken back 'Revert "Edit About"'. */
const titleOf = (subject: string) => subject.replace(/^Revert "(.*)"$/, 'Taken back: $1');

/** The versions that wait for review, and the last published ones, which can be taken back. */
export function PublishVersions({ reviews, versions, isBusy, onTake }: Props) {
  return (
    <>
      {reviews.length > 0 && (
        <section>
          <h3>For review</h3>
          <ul className="versions">
            {reviews.map(({ branch, subject, date, address }) => (
              <li key={branch}>
                <p>
                  {subject} <span className="where">{dayOf(date)}</span>
                </p>
                {address ? (
                  <a href={address} target="_blank" rel="noreferrer">
                    {address}
                  </a>
                ) : (
                  <p className="hint">On the branch {branch}</p>
                )}
                <SureButton
                  label="Publish what was reviewed"
                  sure={`Publish “${subject}”`}
                  hint="It goes to the shared copy of the project as it was sent for review."
                  isBusy={isBusy}
                  onSure={() => onTake({ do: 'publishReviewed', branch })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {versions.length > 0 && (
        <section>
          <h3>Published last</h3>
          <ul className="versions">
            {versions.map(({ id, subject, date }) => (
              <li key={id}>
                <p>
                  {titleOf(subject)} <span className="where">{dayOf(date)}</span>
                </p>
                <SureButton
                  label="Take this back"
                  sure={`Take back “${titleOf(subject)}”`}
                  hint="What it changed becomes as it was before, also in the shared copy of the project."
                  isBusy={isBusy}
                  onSure={() => onTake({ do: 'takeBack', id })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
