import { readStored, store } from '#app/browser/storage.ts';

const storageKey = 'contact-tab';

// Where storage is full or denied, it lasts as long as the document.
let tab: string | undefined;

function toHex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

// Not `randomUUID`, which browsers have on HTTPS only.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), toHex).join('');
}

function setTab(id: string): string {
  tab = id;
  store('sessionStorage', storageKey, id);
  return id;
}

/** A random id of this tab, the same after a reload. Read when it is needed: Back may lead to a document that is older than the id. */
function tabId(): string {
  return setTab(tab ?? readStored('sessionStorage', storageKey) ?? randomId());
}

export function isOfThisTab(id: string): boolean {
  return id.startsWith(`${tabId()}-`);
}

/** Makes this tab the one that a message was sent from: if it is sent again, it has the same id. */
export function takeTabId(id: string): void {
  setTab(id.slice(0, id.lastIndexOf('-')));
}

/** Hashes the code units of a text: FNV-1a, 32 bits (draft-eastlake-fnv). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** By which a receiver knows a message that is sent again: the same for the same words in this tab, also after a reload. */
export function messageId(words: string): string {
  return `${tabId()}-${toHex(hash(words))}`;
}
