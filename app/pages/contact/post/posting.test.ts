import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/stub-storage.ts';
import { readDraft, saveDraft } from '#app/browser/draft.ts';
import { createPosting } from './posting.ts';

type Outgoing = Parameters<ReturnType<typeof createPosting>['post']>[1];
type Delivery = Awaited<ReturnType<Parameters<typeof createPosting>[0]>>;

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: '',
  message: 'Hello',
};
const submit = vi.fn<(id: string) => void>();
const outgoing: Outgoing = { message: ada, fields: Object.entries(ada), opened: -Infinity, submit };
const hangs = new Promise<never>(() => {});
const endpoint = 'https://example.org/contact';

const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  stubStorage('sessionStorage');
  stubStorage('localStorage');
  listeners.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (type: string, on: () => void) => void listeners.set(type, on));
  vi.stubGlobal('removeEventListener', (type: string) => void listeners.delete(type));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers();
});

/** Posts Ada's message, whatever time that takes. Returns all states. */
async function statesOf(load: () => Promise<Delivery>, message: Partial<Outgoing> = {}): Promise<string[]> {
  const posting = createPosting(load);
  const states = [posting.state()];
  posting.subscribe(() => states.push(posting.state()));
  const posted = posting.post(endpoint, { ...outgoing, ...message });
  await vi.runAllTimersAsync();
  await posted;
  return states;
}

const delivery =
  (deliver: Delivery['deliver']): (() => Promise<Delivery>) =>
  async () => ({ deliver });

test.each<[string, string, () => Promise<Delivery>]>([
  ['received, if the receiver confirms it', 'received', delivery(async () => true)],
  ['not received, if it does not', 'notReceived', delivery(async () => false)],
  ['not received, if something throws', 'notReceived', delivery(() => Promise.reject(new TypeError()))],
  ['not received, if neither code nor receiver’s page loads', 'notReceived', () => Promise.reject()],
  ['not received, if the code never loads', 'notReceived', () => hangs],
])('every message ends %s', async (_, outcome, load) => {
  expect(await statesOf(load)).toEqual(['idle', 'sending', outcome]);
});

test('the browser posts the form with the id that the code would have used, and other words with another', async () => {
  const deliver = vi.fn<Delivery['deliver']>(async () => false);
  await statesOf(delivery(deliver));
  await statesOf(() => Promise.reject());
  await statesOf(() => Promise.reject(), { fields: [['message', 'Hello again']] });
  const id = new Map(deliver.mock.calls[0]?.[1]).get('message-id');
  const [same, other] = submit.mock.calls.flat();
  expect(same).toBe(id);
  expect(other).not.toBe(id);
});

test('offline, the browser does not leave the page', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await statesOf(() => Promise.reject())).toEqual(['idle', 'sending', 'notReceived']);
  expect(submit).not.toHaveBeenCalled();
});

test('a received message is no draft any more, unless it has been changed', async () => {
  saveDraft(ada);
  await statesOf(delivery(async () => true));
  expect(readDraft()).toEqual({});
  saveDraft({ ...ada, message: 'Hello again' });
  await statesOf(delivery(async () => true));
  expect(readDraft().message).toBe('Hello again');
});

test('a message that was under way when the page was left is not confirmed', () => {
  saveDraft(ada);
  void createPosting(() => hangs).post(endpoint, outgoing);
  expect(createPosting(() => hangs).state()).toBe('notReceived');
});

describe('a tab that is closed', () => {
  test('asks while a message is under way, and not afterwards', async () => {
    const posted = createPosting(delivery(async () => true)).post(endpoint, outgoing);
    expect([...listeners.keys()]).toEqual(['beforeunload', 'pagehide']);
    await vi.runAllTimersAsync();
    await posted;
    expect([...listeners.keys()]).toEqual([]);
  });

  test('leaves the message to the next one, which would send it with the same id', async () => {
    const deliver = vi.fn<Delivery['deliver']>(() => hangs);
    void createPosting(delivery(deliver)).post(endpoint, outgoing);
    await vi.runAllTimersAsync();
    listeners.get('pagehide')?.({ persisted: false });

    stubStorage('sessionStorage');
    vi.resetModules();
    const next = (await import('./posting.ts')).createPosting(delivery(deliver));
    expect(next.takeOver()).toEqual(ada);
    expect(next.state()).toBe('notReceived');
    expect(next.takeOver()).toBeUndefined();
    void next.post(endpoint, outgoing);
    await vi.runAllTimersAsync();
    const [first, second] = deliver.mock.calls.map(([, fields]) => new Map(fields).get('message-id'));
    expect(second).toBe(first);
  });

  test('that comes back has its draft', () => {
    saveDraft(ada);
    void createPosting(() => hangs).post(endpoint, outgoing);
    listeners.get('pagehide')?.({ persisted: false });
    expect(createPosting(() => hangs).takeOver()).toBeUndefined();
  });
});

test.each([
  ['', 'idle'],
  ['#sent', 'received'],
])('of one that the browser has posted, the page or a redirect says that: %j', async (hash, state) => {
  vi.stubGlobal('location', { hash });
  saveDraft(ada);
  void createPosting(() => Promise.reject()).post(endpoint, outgoing);
  await vi.advanceTimersByTimeAsync(1);
  expect(submit).toHaveBeenCalledOnce();
  const next = createPosting(() => hangs);
  expect(next.state()).toBe(state);
  expect(next.sent()).toEqual(ada);
});

test.each([
  ['a message waits until the form has been open for two seconds', 500, 2000],
  ['a later message does not wait', 60_000, 60_000],
])('%s', async (_, submitted, sent) => {
  const opened = performance.now();
  await vi.advanceTimersByTimeAsync(submitted);
  const deliver = vi.fn<Delivery['deliver']>(async () => performance.now() - opened === sent);
  expect(await statesOf(delivery(deliver), { opened })).toContain('received');
});
