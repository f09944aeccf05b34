import type { Problem } from '#edit/save/check-copy.ts';
import type { Field } from '#edit/words/fields.ts';
import { problemsOf } from './draft.ts';
import { Reason } from './reason.tsx';

/** More problems than this are folded. */
const most = 3;

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul>
      {problems.map(({ file, key, reason, where }) => (
        <li key={file + key + reason}>
          <strong title={`content/${file}${key && `: ${key}`}`}>{where}</strong> <Reason text={reason} />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  problems: readonly Problem[];
  fields: readonly Field[];
  /** Problems that are shown elsewhere. */
  ignored?: readonly Problem[] | undefined;
  /** What went wrong otherwise. */
  fault?: string | undefined;
};

/**
 * Why nothing was saved. Problems of the panel's own fields stand beside them; those of other places are listed, and folded
 * where they may follow from the former.
 */
export function Problems({ problems, fields, ignored, fault }: Props) {
  const own = new Set([
    ...(ignored ?? []),
    ...fields.flatMap((field) => field.values.flatMap((value) => problemsOf(problems, field, value))),
  ]);
  const others = problems.filter((problem) => !own.has(problem));
  const isFolded = own.size > 0 || others.length > most;
  const places = `${others.length} ${others.length === 1 ? 'place' : 'places'} elsewhere`;
  return (
    <div role="alert" className="notices">
      {fault && <p className="notice">{fault}</p>}
      {problems.length > 0 && (
        <div className="notice">
          <p>
            Nothing was saved.
            {own.size > 0 &&
              ` ${own.size === 1 ? 'One thing' : `${own.size} things`} to change, marked above.`}
          </p>
          {others.length > 0 && !isFolded && <ProblemList problems={others} />}
          {others.length > 0 && isFolded && (
            <details>
              <summary>{own.size > 0 ? `${places}, perhaps for the same reason` : places}</summary>
              <ProblemList problems={others} />
            </details>
          )}
        </div>
      )}
    </div>
  );
}
