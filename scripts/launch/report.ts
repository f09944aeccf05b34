/** One line of the launch check. `stop` keeps the site from going public, `note` wants a look. */
export type Finding = {
  state: 'good' | 'note' | 'stop';
  /** The file, or what else was looked at. */
  file: string;
  /** The key in that file, or its line; empty where the whole of it is meant. */
  key: string;
  reason: string;
  /** What to do about it; nothing where all is well. */
  toDo?: string;
};

const marks: Record<Finding['state'], string> = { good: 'ok', note: 'look', stop: 'STOP' };

/** The findings as a table for people: state, file and key, reason, what to do. */
export function table(findings: readonly Finding[]): string {
  const where = ({ file, key }: Finding) => (key ? `${file}: ${key}` : file);
  const width = Math.max(...findings.map((finding) => where(finding).length));
  return findings
    .map((finding) => {
      const { state, reason, toDo } = finding;
      const start = `${marks[state].padEnd(4)}  ${where(finding).padEnd(width)}  `;
      return start + reason + (toDo ? `\n${' '.repeat(start.length)}${toDo}` : '');
    })
    .join('\n');
}
