import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a receiver that never responds is tried four times, and the message is not received', async () => {
  // As the query client finds them in a browser.
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers();
  const { deliver } = await import('./deliver.ts');
  const received = deliver('https://example.org/contact', [['message', 'Hello']], () => {});
  await vi.runAllTimersAsync();
  expect(await received).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(4);
});
