/** Reads Retry-After in milliseconds: seconds, or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

// In milliseconds. Visitors would not wait longer; the page then offers other ways.
const maxRetryDelay = 30_000;

// Of a server in between that the receiver has not answered in time: it may have the message. 524 is Cloudflare's.
const unanswered = new Set([504, 524]);

/**
 * After how many milliseconds to send a message again: what the receiver asks for, and otherwise one, two and four seconds.
 * Undefined if it may have the message, or will not take it later. After 408, browsers send again by themselves.
 */
export function retryDelay({ status, headers }: Response, failures: number): number | undefined {
  const asked = readRetryAfter(headers.get('Retry-After'));
  const isTransient =
    status === 429 ? asked !== undefined && asked <= maxRetryDelay : status >= 500 && !unanswered.has(status);
  return isTransient ? Math.min(asked ?? 1000 * 2 ** failures, maxRetryDelay) : undefined;
}
