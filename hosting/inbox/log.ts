/**
 * Logs an event of the service. Takes no free text, only names of events, counts and codes, which cannot contain
 * anything that a visitor typed.
 */
export type Log = (event: string, details?: Readonly<Record<string, string | number>>) => void;

/** Logs to the standard output, one `key=value` line for each event. */
export const logLine: Log = (event, details = {}) => {
  const pairs = Object.entries(details).map(([key, value]) => `${key}=${value}`);
  console.log([new Date().toISOString(), event, ...pairs].join(' '));
};

/** Returns the start of a message's id for the log, long enough to find its file. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}
