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

// Long enough for a slow line, and short enough to be waited for.
const patience = 3000;

/** Has the browser navigate. A path may begin with two slashes, which alone would name another host. */
function goTo(address: string): void {
  const target = window.location.origin + address;
  // After Back and Forward the address is there already, and with a hash in it would only be scrolled to.
  if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
}

/** A navigation that is under way: where it leads, and what tells it from any other. */
type Navigation = { address: string; key: string };

/**
 * Answers a chunk that fails to load (after a deploy, or a broken connection) with a real navigation to the address
 * that the visitor asked for, once. A second failure at the same address, and any failure before `start`, is thrown. What
 * does not answer at all is given three seconds.
 */
export function createChunkRecovery() {
  let pendingNavigation: (() => Navigation | undefined) | undefined;
  // Of one navigation several chunks may fail, or one twice, as it is fetched ahead too.
  let answered: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** The page at `current` has loaded. From now on failures belong to the navigations that `pending` gives. */
    start(current: string, pending: () => Navigation | undefined): void {
      forget(current);
      pendingNavigation = pending;
    },
    /** A navigation has begun or ended: one that is still under way after three seconds becomes a real one. */
    watch(): void {
      clearTimeout(timer);
      const navigation = pendingNavigation?.();
      if (!navigation || navigation.key === answered) return;
      timer = setTimeout(() => {
        answered = navigation.key;
        alreadyTried(navigation.address);
        goTo(navigation.address);
      }, patience);
    },
    async recover(error: unknown): Promise<never> {
      const navigation = pendingNavigation?.();
      if (!navigation) throw error;
      const { address, key } = navigation;
      if (key !== answered) {
        if (alreadyTried(address)) throw error;
        answered = key;
        goTo(address);
      }
      // The document is on its way; the router waits meanwhile.
      return new Promise<never>(() => {});
    },
  };
}
