/** A line of the report. `stop` blocks the launch, `note` needs a decision. */
export type ReportLine = {
  state: 'good' | 'note' | 'stop';
  /** The file or other subject of the check. */
  file: string;
  /** The key or line in the file; empty if it concerns the whole file. */
  key: string;
  reason: string;
  /** The remedy, if one is needed. */
  toDo?: string;
};

const marks: Record<ReportLine['state'], string> = { good: 'ok', note: 'look', stop: 'STOP' };

/** Formats lines as a table: state, file and key, reason, remedy. Reason and remedy may have several lines. */
export function table(report: readonly ReportLine[]): string {
  const where = ({ file, key }: ReportLine) => (key ? `${file}: ${key}` : file);
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
