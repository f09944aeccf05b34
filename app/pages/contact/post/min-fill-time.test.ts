import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForMinFillTime } from './min-fill-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a message waits until the page has been open for two seconds', async () => {
  const opened = performance.now();
  await vi.advanceTimersByTimeAsync(500);
  const waited = waitForMinFillTime(opened).then(() => performance.now() - opened);
  await vi.runAllTimersAsync();
  expect(await waited).toBe(2000);
});

test('a later message does not wait', async () => {
  const opened = performance.now();
  await vi.advanceTimersByTimeAsync(60_000);
  const waited = waitForMinFillTime(opened).then(() => performance.now() - opened);
  await vi.runAllTimersAsync();
  expect(await waited).toBe(60_000);
});
