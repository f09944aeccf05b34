import { counted } from '#edit/content/labels.ts';
import { problemsOf } from '#edit/page/saving/draft.ts';
import { fileOf } from '#edit/content/place.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import type { Field } from '#edit/words/fields.ts';

export const inWords = (problem: Problem): string =>
  problem.path ? `${problem.where}: ${reasonInWords(problem)}` : reasonInWords(problem);

/** The first line of a message from the build is a sentence; further lines quote the file. */
export function Reason({ text }: { text: string }) {
  const [sentence, ...quoted] = text.split('\n');
  return (
    <>
      {sentence}
      {quoted.length > 0 && <code className="quoted">{quoted.join('\n')}</code>}
    </>
  );
}

export function Reasons({ all }: { all: readonly string[] }) {
  return [...new Set(all)].map((reason) => (
    <p key={reason} className="problem">
      <Reason text={reason} />
    </p>
  ));
}

/** More problems are folded. */
const most = 3;

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map((problem) => {
        const { file, path, where } = problem;
        const reason = reasonInWords(problem);
        return (
          <li key={`${file} ${path} ${reason}`}>
            <strong>{where}</strong> <Reason text={reason} />
          </li>
        );
      })}
    </ul>
  );
}

type ProblemsProps = {
  problems: readonly Problem[];
  fields: readonly Field[];
  ignored?: readonly Problem[] | undefined;
  fault?: string | undefined;
};

/** Problems of the panel's own fields are beside them. Others are listed, and folded where they may follow from the former. */
export function Problems({ problems, fields, ignored, fault }: ProblemsProps) {
  const ofFields = fields.flatMap((field) =>
    field.values.flatMap((value) => problemsOf(problems, field, value)),
  );
  const beside = new Set([...(ignored ?? []), ...ofFields]);
  const others = problems.filter((problem) => !beside.has(problem));
  // The cause is in the files that the panel changes; other files follow from it.
  const files = new Set(
    fields.flatMap(({ file, values }) => values.map(({ locale }) => fileOf(file, locale))),
  );
  const near = others.filter(({ file }) => files.has(file));
  const listed = beside.size > 0 ? [] : (near.length > 0 ? near : others).slice(0, most);
  const folded = others.filter((problem) => !listed.includes(problem));
  const places = `${counted(folded.length, 'place')} elsewhere`;
  return (
    <div role="alert" className="notices">
      {fault && <p className="notice">{fault}</p>}
      {problems.length > 0 && (
        <div className="notice">
          <p>Nothing was saved.{beside.size > 0 && ' What to change is marked above.'}</p>
          <ProblemList problems={listed} />
          {folded.length > 0 && (
            <details>
              <summary>{places}, perhaps for the same reason</summary>
              <ProblemList problems={folded} />
            </details>
          )}
        </div>
      )}
    </div>
  );
}

type ResultStatusProps = {
  /** Undefined until the result is read. */
  said: string | undefined;
  fault: string;
};

export function ResultStatus({ said, fault }: ResultStatusProps) {
  return (
    <>
      <p role="status">{said ?? (!fault && 'Reading…')}</p>
      <Fault text={fault} />
    </>
  );
}

export function Fault({ text }: { text: string }) {
  return <div role="alert">{text && <p className="notice">{text}</p>}</div>;
}
