import { beforeEach, expect, test, vi } from 'vitest';
import { denyStorage, stubStorage } from '#test/stub-storage.ts';
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

/** Creates the recovery of a document that has loaded `current` and is navigating to `pending`, by navigations with keys. */
function documentAt(current: string, pending?: string, key = () => 'one') {
  const recovery = createChunkRecovery();
  recovery.start(current, () => (pending === undefined ? undefined : { address: pending, key: key() }));
  return recovery;
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { assign, reload, origin, href: `${origin}/services#it-staffing` } });
  vi.stubGlobal('fetch', fetchHead.mockResolvedValue({ status: 200 }));
  stubStorage();
});

test('a failed chunk becomes a real navigation, once to each address', async () => {
  // The other one would name a host by itself.
  const [address, other] = ['/about?a=b#c', '//example.org/about'];
  expect(await outcome(documentAt('/', address))).toBe('waits');
  expect(await outcome(documentAt('/', address))).toBe(failure);
  expect(await outcome(documentAt('/', other))).toBe('waits');
  expect(assign.mock.calls).toEqual([[origin + address], [origin + other]]);
});

test('an address that has loaded since may fail, and be tried, again', async () => {
  await outcome(documentAt('/', '/about'));
  documentAt('/about');
  expect(await outcome(documentAt('/', '/about'))).toBe('waits');
});

test.each([
  ['in the first render is thrown: a reload could loop', createChunkRecovery],
  ['outside of a navigation, as of a chunk fetched ahead, is thrown', () => documentAt('/')],
])('a failure %s', async (_, create) => {
  expect(await outcome(create())).toBe(failure);
  expect(assign).not.toHaveBeenCalled();
});

test.each([false, true])('of one navigation a second failure waits too (denied: %s)', async (denied) => {
  if (denied) denyStorage();
  const recovery = documentAt('/', '/about');
  expect([await outcome(recovery), await outcome(recovery)]).toEqual(['waits', 'waits']);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a navigation that was stopped, and is asked for again, fails in view', async () => {
  let key = 'one';
  const recovery = documentAt('/', '/about', () => key);
  await outcome(recovery);
  key = 'two';
  expect(await outcome(recovery)).toBe(failure);
});

test('an address with a hash that the browser is at already is loaded anew', async () => {
  await outcome(documentAt('/', '/services#it-staffing'));
  expect(assign).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a connection', () => fetchHead.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['if the server fails', () => fetchHead.mockResolvedValueOnce({ status: 500 })],
])('%s the page stays and the failure is thrown, and the next try is a real navigation', async (_, fail) => {
  fail();
  expect(await outcome(documentAt('/', '/about'))).toBe(failure);
  expect(assign).not.toHaveBeenCalled();
  expect(await outcome(documentAt('/', '/about'))).toBe('waits');
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a navigation that another one has replaced meanwhile is not made', async () => {
  const keys = ['one', 'two'];
  expect(await outcome(documentAt('/', '/about', () => keys.shift() ?? 'two'))).toBe(failure);
  expect(assign).not.toHaveBeenCalled();
});

test('a navigation that is never answered becomes a real one after three seconds', async () => {
  vi.useFakeTimers();
  const recovery = documentAt('/', '/about');
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
  recovery.start('/', () => pending);
  recovery.watch();
  pending = undefined;
  recovery.watch();
  vi.advanceTimersByTime(3000);
  expect(assign).not.toHaveBeenCalled();
});
