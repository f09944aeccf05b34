import type { Fault } from '#packages/content/reading/mistakes.ts';

export type ReportLine = Fault & { state: 'good' | 'note' | 'stop' };

const marks: Record<ReportLine['state'], string> = { good: 'ok', note: 'look', stop: 'STOP' };

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
