import type { Problem } from '#edit/save/check-copy.ts';
import type { Field } from '#edit/words/fields.ts';
import { problemsOf } from './draft.ts';
import { Reason } from './reason.tsx';

/** Problems in places that the panel does not show: a figure may make a text elsewhere too long. */
export function OtherProblems({
  problems,
  fields,
}: {
  problems: readonly Problem[];
  fields: readonly Field[];
}) {
  const shown = new Set(
    fields.flatMap((field) => field.values.flatMap((value) => problemsOf(problems, field, value))),
  );
  const rest = problems.filter((problem) => !shown.has(problem));
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div className="notice">
          <p>Nothing was saved.</p>
          {rest.length > 0 && (
            <ul>
              {rest.map(({ file, key, reason }) => (
                <li key={file + key + reason}>
                  <code>
                    {file}
                    {key && `: ${key}`}
                  </code>{' '}
                  <Reason text={reason} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
