import { readStored, store } from '#app/browser/storage.ts';

const storageKey = 'contact-tab';
let tab: string | undefined;

function toHex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

// Not `randomUUID`, which browsers have on HTTPS only.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), toHex).join('');
}

/**
 * A random id of this tab, the same after a reload.
 *
 * @param taken from now on, the id of the tab whose message this one takes over
 */
export function tabId(taken?: string): string {
  tab = taken ?? tab ?? readStored('sessionStorage', storageKey) ?? randomId();
  // Where storage is full or denied, the id lasts as long as the document.
  store('sessionStorage', storageKey, tab);
  return tab;
}

/** Hashes the code units of a text: FNV-1a, 32 bits (draft-eastlake-fnv). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * The id of a message, by which a receiver recognizes one that is sent again because a response was lost: the same for
 * the same words, in this tab, also after a reload.
 */
export function messageId(words: string): string {
  return `${tabId()}-${toHex(hash(words))}`;
}
