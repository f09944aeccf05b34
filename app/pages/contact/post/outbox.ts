/** Messages from Send until their receipt, in IndexedDB: Chromium loses some five seconds of `localStorage` if it is killed. */
import { inTime } from '#app/browser/in-time.ts';
import type { ContactMessage } from '#packages/site/contact-message.ts';

/** A message without a receipt, with what has been typed since, and who posts it: the page's code, or the browser. */
export type Unanswered = { id: string; by: 'code' | 'browser'; message: ContactMessage };

const name = 'contact-outbox';
// In milliseconds. A message is sent without a record where the browser stores none.
const limit = 2000;

let connection: Promise<IDBDatabase> | undefined;

async function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(name, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('no database', { cause: request.error })));
  });
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  connection ??= connect();
  const transaction = (await connection).transaction(name, mode, { durability: 'strict' });
  const request = ask(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () =>
      reject(new Error('not stored', { cause: transaction.error })),
    );
  });
}

/** Resolves to undefined where storage is denied, full or broken: then there is no record. */
async function tryTo<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    return await inTime(run(mode, ask), limit);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Claims a message for this document while it is open. Resolves to what ends that; undefined if another document has it. */
async function claim(id: string): Promise<(() => void) | undefined> {
  // Only on HTTPS.
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) return () => {};
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((end) => resolve(() => end()));
    };
    locks.request(`${name} ${id}`, { ifAvailable: true }, hold).catch(() => resolve(() => {}));
  });
}

export const outbox = {
  /** Stores a message, in place of an earlier state of it. */
  keep: async (message: Unanswered): Promise<unknown> => tryTo('readwrite', (store) => store.put(message)),
  remove: async (id: string): Promise<unknown> => tryTo('readwrite', (store) => store.delete(id)),
  all: async (): Promise<Unanswered[]> => (await tryTo('readonly', (store) => store.getAll())) ?? [],
  claim,
};

export type Outbox = typeof outbox;
