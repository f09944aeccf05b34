const storageKey = 'chunk-recovery';

/** Remembers for this tab the address that was already asked for anew. Storage may be denied. */
function alreadyTried(address: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === address) return true;
    sessionStorage.setItem(storageKey, address);
  } catch {
    // Every try begins with a click, so that without a memory there is still no loop.
  }
  return false;
}

/** Forgets a try that went well: the page at that address has its code. */
function forget(address: string): void {
  try {
    if (sessionStorage.getItem(storageKey) === address) sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered.
  }
}

/**
 * Answers a chunk that fails to load (after a deploy, or a broken connection) with a real navigation to the address
 * that the visitor asked for, once. A second failure at the same address, and any failure before `start`, is thrown.
 */
export function createChunkRecovery() {
  let pendingAddress: (() => string | undefined) | undefined;
  return {
    /** The page at `current` has loaded. From now on failures belong to navigations, to the address `pending` gives. */
    start(current: string, pending: () => string | undefined): void {
      forget(current);
      pendingAddress = pending;
    },
    async recover(error: unknown): Promise<never> {
      const address = pendingAddress?.();
      if (address === undefined || alreadyTried(address)) throw error;
      window.location.assign(address);
      // The document is on its way; the router waits meanwhile.
      return new Promise<never>(() => {});
    },
  };
}
