import type { Fault } from '#packages/content/reading/mistakes.ts';

/** `stop` must not go online; `wrong` contradicts the facts; `note` is something to look at, which may be right. */
type State = 'good' | 'note' | 'wrong' | 'stop';

/** `alsoIn` are more files, or pages, of which the same is true. */
export type ReportLine = Fault & { state: State; alsoIn?: readonly string[] };

type Place = Pick<ReportLine, 'file' | 'path' | 'line' | 'alsoIn'>;

const lineOf =
  (state: State) =>
  ({ file, path, line, alsoIn = [] }: Place, reason: string, toDo?: string): ReportLine => ({
    state,
    file,
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    ...(alsoIn.length > 0 && { alsoIn }),
    reason,
    ...(toDo !== undefined && { toDo }),
  });

export const good = lineOf('good');
export const note = lineOf('note');
export const wrong = lineOf('wrong');
export const stop = lineOf('stop');

const marks: Record<State, string> = { good: 'ok', note: 'look', wrong: 'WRONG', stop: 'STOP' };

export function table(report: readonly ReportLine[]): string {
  const where = ({ file, path, line }: ReportLine) =>
    [file, path || (line && `line ${line}`)].filter(Boolean).join(': ');
  const width = Math.max(...report.map((line) => where(line).length));
  return report
    .map((line) => {
      const { state, reason, toDo = [], alsoIn } = line;
      const start = `${marks[state].padEnd(5)}  ${where(line).padEnd(width)}  `;
      const lines = [reason, ...(alsoIn ? [`also in ${alsoIn.join(', ')}`] : []), toDo].flat();
      return start + lines.join(`\n${' '.repeat(start.length)}`);
    })
    .join('\n');
}
