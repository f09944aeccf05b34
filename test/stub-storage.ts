import { vi } from 'vitest';

/** Gives the browser an empty storage, as a new tab has. Returns what it keeps. */
export function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** Gives the browser a storage that is denied, as with strict privacy settings, or full. */
export function denyStorage(): void {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
