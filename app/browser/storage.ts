/** What may be stored for this tab, or for the site: browsers throw where it is full or denied, also on reading. */
type Kind = 'sessionStorage' | 'localStorage';

/** Undefined if there is none, or if storage is denied. */
export function readStored(kind: Kind, key: string): string | undefined {
  try {
    return globalThis[kind].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it if there is none. Returns false if storage is full or denied. */
export function store(kind: Kind, key: string, text?: string): boolean {
  try {
    if (text === undefined) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
