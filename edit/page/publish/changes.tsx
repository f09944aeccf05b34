import { useState } from 'react';
import { counted } from '#edit/content/labels.ts';
import type { Answer } from '#edit/page/ask.ts';
import { Diff } from '#edit/page/frame/diff.tsx';
import type { Reviewed } from '#edit/publish/review.ts';
import { partsOf } from '#edit/words/differences.ts';
import { pagesOf, summaryOf } from '#edit/words/summary.ts';

/** So few changes are seen at once. */
const few = 3;

type TakeBack = { isBusy: boolean; onTakeBack: (change: Reviewed) => void };

function ChangedText({ change, page, isBusy, onTakeBack }: TakeBack & { change: Reviewed; page: string }) {
  const where = [change.page === page ? '' : change.page, change.label, change.language]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <p className="where">{where}</p>
      <p className="diff">
        <Diff parts={partsOf(change)} />
      </p>
      {change.file.startsWith('content/') && (
        <button
          type="button"
          className="ask"
          aria-label={`Take back: ${where || page}`}
          aria-disabled={isBusy}
          onClick={() => isBusy || onTakeBack(change)}
        >
          Take back
        </button>
      )}
    </li>
  );
}

/** The changes of a page. They are compared word by word once they are looked at. */
function ChangedPage({
  page,
  changes,
  isOpen,
  ...takeBack
}: TakeBack & { page: string; changes: Reviewed[]; isOpen: boolean }) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>
        {page} <span className="where">{changes.length}</span>
      </summary>
      {isShown && (
        <ul className="changes">
          {changes.map((change, index) => (
            // Two items of a list that are gone may have been the same.
            // eslint-disable-next-line react/no-array-index-key
            <ChangedText key={index} change={change} page={page} {...takeBack} />
          ))}
        </ul>
      )}
    </details>
  );
}

function LeftOut({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <details className="left-out">
      <summary>
        {counted(files.length, 'other changed file is', 'other changed files are')} not published: a
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

type Props = TakeBack & Pick<Answer<'review'>, 'changes' | 'leftOut'> & { isAhead: boolean };

export function Changes({ changes, leftOut, isAhead, ...takeBack }: Props) {
  const none = isAhead ? 'What was recorded before is not sent yet' : 'Nothing has changed';
  return (
    <section>
      <h3>{changes.length === 0 ? none : summaryOf(changes)}</h3>
      {pagesOf(changes).map(([page, onPage]) => (
        <ChangedPage key={page} page={page} changes={onPage} isOpen={changes.length <= few} {...takeBack} />
      ))}
      <LeftOut files={leftOut} />
    </section>
  );
}
