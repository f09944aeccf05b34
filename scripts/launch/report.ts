import { z } from 'zod';

/** A line of the report. `stop` blocks the launch, `note` needs a decision. */
export const reportLine = z.object({
  state: z.enum(['good', 'note', 'stop']),
  /** The file or other subject of the check. */
  file: z.string(),
  /** The key or line in the file; empty if it concerns the whole file. */
  key: z.string(),
  reason: z.string(),
  /** The remedy, if one is needed. */
  toDo: z.string().exactOptional(),
});
export type ReportLine = z.infer<typeof reportLine>;

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
