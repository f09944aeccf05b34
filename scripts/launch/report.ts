import type { Fault } from '#packages/content/reading/mistakes.ts';

type State = 'good' | 'note' | 'stop';

export type ReportLine = Fault & { state: State };

/** What texts, facts and files have in common, and more, such as their text. */
type Place = Pick<Fault, 'file' | 'path' | 'line'>;

const lineOf =
  (state: State) =>
  ({ file, path, line }: Place, reason: string, toDo?: string): ReportLine => ({
    state,
    file,
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    reason,
    ...(toDo !== undefined && { toDo }),
  });

export const good = lineOf('good');
/** Something to look at, which may be right. */
export const note = lineOf('note');
/** What must not go online. */
export const stop = lineOf('stop');

const marks: Record<State, string> = { good: 'ok', note: 'look', stop: 'STOP' };

/** Formats lines as a table: state, file and key, reason, remedy. Reason and remedy may have several lines. */
export function table(report: readonly ReportLine[]): string {
  const where = ({ file, path, line }: ReportLine) =>
    [file, path || (line && `line ${line}`)].filter(Boolean).join(': ');
  const width = Math.max(...report.map((line) => where(line).length));
  return report
    .map((line) => {
      const { state, reason, toDo } = line;
      const start = `${marks[state].padEnd(4)}  ${where(line).padEnd(width)}  `;
      const lines = [reason, ...(toDo ? [toDo] : [])].join('\n').split('\n');
      return start + lines.join(`\n${' '.repeat(start.length)}`);
    })
    .join('\n');
}
