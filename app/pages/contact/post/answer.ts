/** What an answer of the receiver means: whether it has the message, and whether it may be asked again. */
const isYes = (value: unknown): boolean => value === true || value === 'true';

/** Whether the value of a key is there without saying anything, such as the `errors` of an answer without errors. */
function isNothing(value: unknown): boolean {
  return !value || ['[]', '{}', '"false"'].includes(JSON.stringify(value));
}

/** Nothing, JSON that says `ok` or `success` and names no error, or a page where one is documented: hosts may answer to any path. */
export function isReceipt(body: string, isPageExpected: boolean): boolean {
  if (body.trim() === '') return true;
  if (isPageExpected && /^\s*<(?:!doctype )?html\b/i.test(body)) return true;
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object') return false;
    const { ok, success, error, errors }: Record<string, unknown> = { ...answer };
    const said = [ok, success].filter((value) => value !== undefined);
    return said.length > 0 && said.every(isYes) && isNothing(error) && isNothing(errors);
  } catch {
    return false;
  }
}

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
