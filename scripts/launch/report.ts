/** One line of the launch check. `stop` keeps the site from going public, `note` wants a look. */
export type Finding = { state: 'good' | 'note' | 'stop'; what: string; detail: string };

const marks: Record<Finding['state'], string> = { good: 'ok', note: 'look', stop: 'STOP' };

/** The findings as a table for people: state, subject, what was found. */
export function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings
    .map(({ state, what, detail }) => `${marks[state].padEnd(4)}  ${what.padEnd(width)}  ${detail}`)
    .join('\n');
}
