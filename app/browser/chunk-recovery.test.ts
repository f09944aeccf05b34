import { beforeEach, expect, test, vi } from 'vitest';
import { createChunkRecovery } from './chunk-recovery.ts';

const failure = new Error('chunk');
const origin = 'https://example.com';
const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
const fetchHead = vi.fn<() => Promise<{ status: number }>>();

/** Returns 'waits' if a recovery waits for the browser's navigation, or else the error that it throws. */
async function outcome(recovery: ReturnType<typeof createChunkRecovery>): Promise<unknown> {
  const waiting = new Promise((resolve) => setTimeout(resolve, 0, 'waits'));
  return Promise.race([recovery.recover(failure).catch((error: unknown) => error), waiting]);
}

/** Creates the recovery of a document that is navigating to an address, by navigations with keys. */
function navigatingTo(address?: string, key = () => 'one') {
  const recovery = createChunkRecovery();
  recovery.start(() => (address === undefined ? undefined : { address, key: key() }));
  return recovery;
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { assign, reload, origin, href: `${origin}/services#it-staffing` } });
  vi.stubGlobal('fetch', fetchHead.mockResolvedValue({ status: 200 }));
});

test.each(['/about?a=b#c', '//example.org/about'])(
  'a failed chunk becomes a real navigation to %s',
  async (address) => {
    expect(await outcome(navigatingTo(address))).toBe('waits');
    expect(assign.mock.calls).toEqual([[origin + address]]);
  },
);

test.each([
  ['in the first render is thrown: a reload could loop', createChunkRecovery],
  ['outside of a navigation, as of a chunk fetched ahead, is thrown', () => navigatingTo()],
])('a failure %s', async (_, create) => {
  expect(await outcome(create())).toBe(failure);
  expect(assign).not.toHaveBeenCalled();
});

test('of one navigation a second failure waits too', async () => {
  const recovery = navigatingTo('/about');
  expect([await outcome(recovery), await outcome(recovery)]).toEqual(['waits', 'waits']);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a navigation that was stopped, and is asked for again, is made again', async () => {
  let key = 'one';
  const recovery = navigatingTo('/about', () => key);
  await outcome(recovery);
  key = 'two';
  expect(await outcome(recovery)).toBe('waits');
  expect(assign).toHaveBeenCalledTimes(2);
});

test('an address with a hash that the browser is at already is loaded anew', async () => {
  await outcome(navigatingTo('/services#it-staffing'));
  expect(assign).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a connection', () => fetchHead.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['if the server fails', () => fetchHead.mockResolvedValueOnce({ status: 500 })],
])('%s the page stays and the failure is thrown, and the next try is a real navigation', async (_, fail) => {
  fail();
  expect(await outcome(navigatingTo('/about'))).toBe(failure);
  expect(assign).not.toHaveBeenCalled();
  expect(await outcome(navigatingTo('/about'))).toBe('waits');
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a navigation that another one has replaced meanwhile is not made', async () => {
  const keys = ['one', 'two'];
  expect(await outcome(navigatingTo('/about', () => keys.shift() ?? 'two'))).toBe(failure);
  expect(assign).not.toHaveBeenCalled();
});

test('a navigation that is never answered becomes a real one after three seconds', async () => {
  vi.useFakeTimers();
  const recovery = navigatingTo('/about');
  recovery.watch();
  vi.advanceTimersByTime(2999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign.mock.calls).toEqual([[`${origin}/about`]]);
  recovery.watch();
  vi.advanceTimersByTime(3000);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a navigation that ends in time is left alone', () => {
  vi.useFakeTimers();
  let pending: { address: string; key: string } | undefined = { address: '/about', key: 'one' };
  const recovery = createChunkRecovery();
  recovery.start(() => pending);
  recovery.watch();
  pending = undefined;
  recovery.watch();
  vi.advanceTimersByTime(3000);
  expect(assign).not.toHaveBeenCalled();
});
