/** How long a visitor waits for a file before the page says what else to do, in milliseconds. */
export const patience = 20_000;

/** Rejects after `limit` milliseconds: what a network neither brings nor refuses would be waited for without end. */
export function inTime<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`nothing has come within ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]);
}
