import { beforeEach, expect, test, vi } from 'vitest';
import { waitForMinFillTime } from './min-fill-time.ts';

beforeEach(() => void vi.useFakeTimers());

test.each([
  ['a message waits until the page has been open for two seconds', 500, 2000],
  ['a later message does not wait', 60_000, 60_000],
])('%s', async (_, submitted, sent) => {
  const opened = performance.now();
  await vi.advanceTimersByTimeAsync(submitted);
  const waited = waitForMinFillTime(opened).then(() => performance.now() - opened);
  await vi.runAllTimersAsync();
  expect(await waited).toBe(sent);
});
