import { fetchingDefaults } from '#app/query-client.ts';

/** An answer of the receiver other than 2xx. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** How long the receiver asks to wait, in milliseconds; undefined if it does not say. */
  readonly waitFor: number | undefined;

  constructor({ status, headers }: Pick<Response, 'status' | 'headers'>) {
    super(`The receiver answered with ${status}.`);
    this.status = status;
    this.waitFor = readRetryAfter(headers.get('Retry-After'));
  }
}

/** Reads Retry-After: seconds, or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

// Nobody watches a form for longer; the page then offers other ways.
const longestWait = 30_000;

/** Whether the receiver may take the same message later: no answer at all, or one that says so. */
function isPassing(error: Error): boolean {
  if (!(error instanceof Refusal)) return true;
  const { status, waitFor } = error;
  if (status === 429) return waitFor !== undefined && waitFor <= longestWait;
  return status === 408 || status >= 500;
}

/** Whether to try again after a failure. `failures` counts those before it. */
export function isWorthRetry(failures: number, error: Error): boolean {
  return failures < fetchingDefaults.retry && isPassing(error);
}

/** The time until the next try: what the receiver asks for, and otherwise one, two and four seconds. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof Refusal ? error.waitFor : undefined;
  return Math.min(asked ?? 1000 * 2 ** failures, longestWait);
}
