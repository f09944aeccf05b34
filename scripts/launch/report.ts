/** A line of the report. `stop` blocks the launch, `note` needs a decision. */
export type Finding = {
  state: 'good' | 'note' | 'stop';
  /** The file or other subject of the check. */
  file: string;
  /** The key or line in the file; empty if it concerns the whole file. */
  key: string;
  reason: string;
  /** The remedy, if one is needed. */
  toDo?: string;
};

const marks: Record<Finding['state'], string> = { good: 'ok', note: 'look', stop: 'STOP' };

/** Formats findings as a table: state, file and key, reason, remedy. Reason and remedy may have several lines. */
export function table(findings: readonly Finding[]): string {
  const where = ({ file, key }: Finding) => (key ? `${file}: ${key}` : file);
  const width = Math.max(...findings.map((finding) => where(finding).length));
  return findings
    .map((finding) => {
      const { state, reason, toDo } = finding;
      const start = `${marks[state].padEnd(4)}  ${where(finding).padEnd(width)}  `;
      const lines = [reason, ...(toDo ? [toDo] : [])].join('\n').split('\n');
      return start + lines.join(`\n${' '.repeat(start.length)}`);
    })
    .join('\n');
}
