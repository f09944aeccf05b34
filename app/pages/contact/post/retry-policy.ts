export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  /** How long the receiver asks to wait, in milliseconds; undefined if it does not say. */
  readonly retryAfter: number | undefined;

  constructor({ status, headers }: Pick<Response, 'status' | 'headers'>) {
    super(`The receiver answered with ${status}.`);
    this.status = status;
    this.retryAfter = readRetryAfter(headers.get('Retry-After'));
  }
}

/** Reads Retry-After: seconds, or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

// In milliseconds. Visitors would not wait longer; the page then offers other ways.
const maxRetryDelay = 30_000;

// Of a server in between that the receiver has not answered in time: it may have the message. 524 is Cloudflare's.
const unanswered = new Set([504, 524]);

/** Whether the receiver did not take the message, and may later. Not 408, upon which browsers send again by themselves. */
export function isTransient(error: Error): boolean {
  if (!(error instanceof HttpError)) return false;
  const { status, retryAfter } = error;
  if (status === 429) return retryAfter !== undefined && retryAfter <= maxRetryDelay;
  return status >= 500 && !unanswered.has(status);
}

/** The delay of the next retry in milliseconds: what the receiver asks for, and otherwise one, two and four seconds. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof HttpError ? error.retryAfter : undefined;
  return Math.min(asked ?? 1000 * 2 ** failures, maxRetryDelay);
}
