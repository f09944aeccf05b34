import { beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.useFakeTimers();
});

test('the defaults are those of the specification', async () => {
  const { queryClient } = await import('./query-client.ts');
  const { queries, mutations } = queryClient.getDefaultOptions();
  // In development, the data are asked for again each time.
  expect(queries).toMatchObject({ staleTime: 0, gcTime: 300_000, retry: 3 });
  expect(mutations).toMatchObject({ gcTime: 300_000, retry: 3 });
});

test('a page that is fetched ahead, and then opened, is asked for four times', async () => {
  const { fetchAhead, fetchPage } = await import('./query-client.ts');

  const onTry = vi.fn<() => void>();
  const ahead = fetchAhead('/insights/one');
  const opened = fetchPage('/insights/one', '/entry.js', onTry).catch(String);
  await vi.runAllTimersAsync();
  expect(await opened).toMatch(/503/);
  expect(await ahead).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(4);
  // But for the first, which was under way.
  expect(onTry).toHaveBeenCalledTimes(3);
});

test('the index of a search is asked for four times', async () => {
  const { fetchIndex } = await import('./query-client.ts');
  const index = fetchIndex('/search/insights-1.json').catch(String);
  await vi.runAllTimersAsync();
  expect(await index).toMatch(/503/);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('a sign-in page in place of an index is not kept', async () => {
  fetched.mockImplementation(async () => new Response('<html>Welcome to our wifi</html>'));
  const { fetchIndex } = await import('./query-client.ts');
  const index = fetchIndex('/search/insights-2.json').catch(String);
  await vi.runAllTimersAsync();
  expect(await index).toMatch(/SyntaxError/);
  fetched.mockImplementation(async () => new Response('{}'));
  expect(await fetchIndex('/search/insights-2.json')).toEqual({});
});
