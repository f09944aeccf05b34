import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/stub-storage.ts';
import { readDraft, saveDraft } from '#app/browser/draft.ts';
import { emptyMessage } from '#packages/site/contact-message.ts';
import type { deliver } from './deliver.ts';
import type { Outbox, Unanswered } from './outbox.ts';
import { createPosting } from './posting.ts';

type Send = typeof deliver;

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: '',
  message: 'Hello',
};
const grace = { ...ada, firstName: 'Grace', message: 'Goodbye' };
const yes: Send = async () => true;
const no: Send = async () => false;
const hangs: Send = () => new Promise<never>(() => {});

// What a browser keeps of all tabs, and which of it those that are open have claimed.
const kept = new Map<string, Unanswered>();
const held = new Set<string>();
const records: Outbox = {
  keep: async (message) => kept.set(message.id, message),
  remove: async (id) => kept.delete(id),
  all: async () => [...kept.values()],
  claim: async (id) => (held.has(id) ? undefined : (held.add(id), () => held.delete(id))),
};
const messages = () => [...kept.values()].map(({ message }) => message);

const listeners = new Set<string>();

beforeEach(() => {
  stubStorage('sessionStorage');
  kept.clear();
  held.clear();
  listeners.clear();
  vi.stubGlobal('addEventListener', (type: string) => listeners.add(type));
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Opens a tab that posts a message, or with `before` the next document of an earlier one. */
async function open(send: Send, before?: Map<string, string>) {
  const session = stubStorage('sessionStorage');
  for (const [key, value] of before ?? []) session.set(key, value);
  const posting = createPosting(send, records);
  const post = async (message = ada) =>
    posting.post('https://example.org/contact', { message, fields: Object.entries(message) });
  return { ...posting, post, session };
}

/** Closes all tabs. */
const closeAll = () => held.clear();

/** Lets what has begun go on until its outcome, or for as long as it hangs. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each<[string, Send]>([
  ['received', yes],
  ['notReceived', no],
  ['notReceived', () => Promise.reject(new TypeError())],
])('a message ends %s', async (outcome, send) => {
  const tab = await open(send);
  const states: string[] = [];
  tab.subscribe(() => states.push(tab.state()));
  expect(await tab.post()).toBe(outcome);
  expect(states).toEqual(['sending', outcome]);
});

test('one message is sent at a time', async () => {
  const tab = await open(hangs);
  void tab.post();
  expect(await tab.post()).toBeUndefined();
});

test('the same words have the same id, others have another', async () => {
  const send = vi.fn<Send>(no);
  const tab = await open(send);
  for (const message of [ada, ada, grace]) await tab.post(message);
  const [first, again, other] = send.mock.calls.map(([, fields]) => new Map(fields).get('message-id'));
  expect(first).toMatch(/^[\da-f-]+$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a received message is no draft any more, unless it has been changed', async () => {
  const tab = await open(yes);
  saveDraft(ada);
  await tab.post();
  expect(readDraft()).toEqual(emptyMessage);
  saveDraft({ ...ada, message: 'Hello again' });
  await tab.post();
  expect(readDraft().message).toBe('Hello again');
});

describe('a message has a record', () => {
  test('before it is sent, until a receipt', async () => {
    const during = vi.fn<(all: unknown) => void>();
    const refused = await open(async () => {
      during(messages());
      return false;
    });
    await refused.post();
    expect(during).toHaveBeenCalledExactlyOnceWith([ada]);
    await refused.post(grace);
    expect(messages()).toEqual([grace]);
    closeAll();
    const next = await open(yes, refused.session);
    await next.takeOver(grace);
    await next.post(grace);
    expect(messages()).toEqual([]);
  });

  test('of its own, if two tabs are closed while both send', async () => {
    void (await open(hangs)).post();
    void (await open(hangs)).post(grace);
    await settled();
    closeAll();
    const tabs = [await open(no), await open(no)] as const;
    expect([await tabs[0].takeOver(emptyMessage), await tabs[1].takeOver(emptyMessage)]).toEqual([
      ada,
      grace,
    ]);
    expect(tabs.map((tab) => tab.state())).toEqual(['notReceived', 'notReceived']);
  });

  test('that a tab takes over which has it no longer, and so on, with the same id', async () => {
    const send = vi.fn<Send>(hangs);
    void (await open(send)).post();
    await settled();
    for (let tab = 0; tab < 2; tab += 1) {
      closeAll();
      expect(await (await open(send)).takeOver(emptyMessage)).toEqual(ada);
    }
    closeAll();
    const last = await open(send);
    await last.takeOver(emptyMessage);
    void last.post();
    await settled();
    const [sent, again] = send.mock.calls.map(([, fields]) => new Map(fields).get('message-id'));
    expect(again).toBe(sent);
  });

  test('that stays with a tab that is still open, and out of a form with other words', async () => {
    void (await open(hangs)).post();
    await settled();
    const other = await open(yes);
    expect(await other.takeOver(emptyMessage)).toBeUndefined();
    closeAll();
    expect(await other.takeOver(grace)).toBeUndefined();
    expect([messages(), other.state()]).toEqual([[ada], 'idle']);
  });

  test('that the next document of its tab answers for, beside the draft, and a cleared form removes', async () => {
    const first = await open(hangs);
    void first.post();
    await settled();
    closeAll();
    const next = await open(no, first.session);
    expect(await next.takeOver(grace)).toBeUndefined();
    expect(next.state()).toBe('notReceived');
    next.discard();
    await settled();
    expect([messages(), next.state()]).toEqual([[], 'idle']);
  });
});

test('of a message that was cleared while it was under way, nothing is said if it fails', async () => {
  const answer = Promise.withResolvers<boolean>();
  const tab = await open(() => answer.promise);
  const posted = tab.post();
  await settled();
  tab.discard();
  expect(tab.state()).toBe('sending');
  answer.resolve(false);
  await posted;
  expect([messages(), tab.state()]).toEqual([[], 'idle']);
});

test('a tab asks before it is closed while a message is under way, and not afterwards', async () => {
  const posted = (await open(yes)).post();
  expect([...listeners]).toEqual(['beforeunload']);
  await posted;
  expect([...listeners]).toEqual([]);
});
