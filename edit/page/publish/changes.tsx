import { Fragment, useState } from 'react';
import { counted, placeInWords } from '#edit/content/labels.ts';
import type { Answer } from '#edit/page/ask.ts';
import { Diff } from '#edit/page/frame/diff.tsx';
import type { Reviewed } from '#edit/publish/review.ts';
import { partsOf } from '#edit/words/differences.ts';
import { pagesOf, summaryOf } from '#edit/words/summary.ts';

/** If there are no more changes, all pages are open. */
const few = 3;

type TakeBack = { isBusy: boolean; onTakeBack: (change: Reviewed) => void };

type TextProps = TakeBack & { act: readonly Reviewed[]; page: string };

function ChangedText({ act, page, isBusy, onTakeBack }: TextProps) {
  const [first] = act;
  if (!first) return null;
  const whereOf = (change: Reviewed, language = change.language) =>
    placeInWords({ ...change, page: change.page === page ? '' : change.page, language });
  const languages = new Set(act.map(({ language }) => language));
  const isSame = act.every(({ before, after }) => before === first.before && after === first.after);
  const shown = isSame ? [first] : act;
  return (
    <li>
      {shown.map((change, index) => (
        // Items that were removed one below the other have the same label.
        // eslint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <p className="where">{whereOf(change, isSame ? [...languages].join(', ') : undefined)}</p>
          <p className="diff">
            <Diff parts={partsOf(change)} />
          </p>
        </Fragment>
      ))}
      {first.file.startsWith('content/') && (
        <button
          type="button"
          className="ask"
          aria-label={`Take back: ${whereOf(first) || page}`}
          aria-disabled={isBusy}
          onClick={() => isBusy || onTakeBack(first)}
        >
          Take back
        </button>
      )}
    </li>
  );
}

type PageProps = TakeBack & { page: string; acts: Reviewed[][]; isOpen: boolean };

/** Changes are compared word by word only when they are opened. */
function ChangedPage({ page, acts, isOpen, ...takeBack }: PageProps) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>
        {page} <span className="where">{acts.length}</span>
      </summary>
      {isShown && (
        <ul className="changes">
          {acts.map((act, index) => (
            // Two removed items of a list may have been the same.
            // eslint-disable-next-line react/no-array-index-key
            <ChangedText key={index} act={act} page={page} {...takeBack} />
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
        <ChangedPage key={page} page={page} acts={onPage} isOpen={changes.length <= few} {...takeBack} />
      ))}
      <LeftOut files={leftOut} />
    </section>
  );
}
