import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/stub-storage.ts';
import { readDraft, saveDraft } from '#app/browser/draft.ts';
import { emptyMessage, type ContactMessage } from '#packages/site/contact-message.ts';
import type { Outbox, Unanswered } from './outbox.ts';
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
const yes = async () => true;
const no = async () => false;
const hangs = new Promise<never>(() => {});
const endpoint = 'https://example.org/contact';

// What a browser keeps of all tabs, and which of it those that are open have claimed.
const kept = new Map<string, Unanswered>();
const held = new Set<string>();
const records: Outbox = {
  keep: async (message) => kept.set(message.id, message),
  remove: async (id) => kept.delete(id),
  all: async () => [...kept.values()],
  claim: async (id) => (held.has(id) ? undefined : (held.add(id), () => held.delete(id))),
};

const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  stubStorage();
  kept.clear();
  held.clear();
  submit.mockClear();
  listeners.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (type: string, on: () => void) => void listeners.set(type, on));
  vi.stubGlobal('removeEventListener', (type: string) => void listeners.delete(type));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers();
});

/** Posts Ada's message, whatever time that takes. Returns all states. */
async function statesOf(load: () => Promise<Delivery>, message: Partial<Outgoing> = {}): Promise<string[]> {
  const posting = createPosting(load, records);
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
  expect(readDraft()).toEqual(emptyMessage);
  saveDraft({ ...ada, message: 'Hello again' });
  await statesOf(delivery(async () => true));
  expect(readDraft().message).toBe('Hello again');
});

const grace = { ...ada, firstName: 'Grace', message: 'Goodbye' };
const under = (message: ContactMessage): Outgoing => ({
  ...outgoing,
  message,
  fields: Object.entries(message),
});

/** Posts a message in a new tab, and goes on until its outcome, or for as long as `deliver` hangs. */
async function postIn(tab: typeof createPosting, deliver: Delivery['deliver'], message = ada) {
  const posting = tab(delivery(deliver), records);
  void posting.post(endpoint, under(message));
  await vi.runAllTimersAsync();
  return posting;
}

/** Opens a tab, or, with the session of an earlier one, its next document. */
async function open(session?: Map<string, string>) {
  const stored = stubStorage();
  for (const [key, value] of session ?? []) stored.set(key, value);
  vi.resetModules();
  const { createPosting: create } = await import('./posting.ts');
  return { create, session: stored };
}

const messages = () => [...kept.values()].map(({ message }) => message);

describe('a message has a record', () => {
  test('before it is sent, until a receipt', async () => {
    const during = vi.fn<(all: ContactMessage[]) => void>();
    const { create } = await open();
    await postIn(create, async () => {
      during(messages());
      return false;
    });
    expect(during).toHaveBeenCalledExactlyOnceWith([ada]);
    expect(messages()).toEqual([ada]);
    await postIn(create, yes);
    expect(messages()).toEqual([]);
  });

  test('with the words that are typed while it is under way, and with those that replace it', async () => {
    const { create } = await open();
    const posting = await postIn(create, () => hangs);
    posting.type({ ...ada, company: 'Analytical', message: '' });
    expect(messages()).toEqual([{ ...ada, company: 'Analytical' }]);
    posting.type(grace);
    expect(messages()).toEqual([{ ...grace, message: 'Hello\n\nGoodbye' }]);

    const refused = await postIn((await open()).create, no, grace);
    refused.type({ ...grace, message: 'Bye' });
    void refused.post(endpoint, under({ ...grace, message: 'Bye!' }));
    await vi.runAllTimersAsync();
    expect(messages().slice(1)).toEqual([{ ...grace, message: 'Bye!' }]);
  });

  test('of its own, if two tabs are closed while both send', async () => {
    await postIn((await open()).create, () => hangs);
    await postIn((await open()).create, () => hangs, grace);
    held.clear();
    const [first, second] = [(await open()).create, (await open()).create];
    const tabs = [first(delivery(no), records), second(delivery(no), records)] as const;
    expect([await tabs[0].takeOver(emptyMessage), await tabs[1].takeOver(emptyMessage)]).toEqual([
      ada,
      grace,
    ]);
    expect(tabs.map((tab) => tab.state())).toEqual(['notReceived', 'notReceived']);
  });

  test('that a tab takes over which has it no longer, and so on, with the same id', async () => {
    const deliver = vi.fn<Delivery['deliver']>(() => hangs);
    await postIn((await open()).create, deliver);
    for (let tab = 0; tab < 2; tab += 1) {
      held.clear();
      const posting = (await open()).create(delivery(deliver), records);
      expect(await posting.takeOver(emptyMessage)).toEqual(ada);
    }
    held.clear();
    const last = await open();
    const posting = last.create(delivery(deliver), records);
    await posting.takeOver(emptyMessage);
    void posting.post(endpoint, outgoing);
    await vi.runAllTimersAsync();
    const [sent, again] = deliver.mock.calls.map(([, fields]) => new Map(fields).get('message-id'));
    expect(again).toBe(sent);
  });

  test('that stays with a tab that is still open, and out of a form with other words', async () => {
    await postIn((await open()).create, () => hangs);
    const other = (await open()).create(delivery(yes), records);
    expect(await other.takeOver(emptyMessage)).toBeUndefined();
    held.clear();
    expect(await other.takeOver(grace)).toBeUndefined();
    expect([messages(), other.state()]).toEqual([[ada], 'idle']);
  });

  test('that the next document of its tab shows, and a visitor who clears the form removes', async () => {
    const { create, session } = await open();
    await postIn(create, () => hangs);
    held.clear();
    const next = (await open(session)).create(delivery(no), records);
    expect(await next.takeOver(grace)).toEqual(ada);
    expect(next.state()).toBe('notReceived');
    next.discard();
    expect([messages(), next.state()]).toEqual([[], 'idle']);
  });

  test.each([
    ['', 'idle', 1],
    ['#sent', 'received', 0],
  ])('that the browser has posted, at %j', async (hash, state, left) => {
    vi.stubGlobal('location', { hash });
    const { create, session } = await open();
    void create(() => Promise.reject(), records).post(endpoint, outgoing);
    await vi.advanceTimersByTimeAsync(1);
    expect(submit).toHaveBeenCalledOnce();
    held.clear();
    const next = (await open(session)).create(delivery(no), records);
    expect(await next.takeOver(ada)).toEqual(left === 0 ? undefined : ada);
    expect([next.state(), next.sent(), messages().length]).toEqual([state, ada, left]);
  });
});

test('a tab asks before it is closed while a message is under way, and not afterwards', async () => {
  const posted = createPosting(
    delivery(async () => true),
    records,
  ).post(endpoint, outgoing);
  expect([...listeners.keys()]).toEqual(['beforeunload']);
  await vi.runAllTimersAsync();
  await posted;
  expect([...listeners.keys()]).toEqual([]);
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
