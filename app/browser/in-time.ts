/** How long a visitor waits for a file before the page says what else to do, in milliseconds. */
export const patience = 20_000;

/**
 * Resolves like a promise, unless that takes longer than `limit` milliseconds: code or data that a network neither brings nor
 * refuses would be waited for without end.
 *
 * @throws what the promise rejects with, or an Error after the limit
 */
export function inTime<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`nothing has come within ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]);
}
