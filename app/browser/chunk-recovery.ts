import { readStored, store } from './storage.ts';

const storageKey = 'chunk-recovery';

/** Whether this tab has left for an address that has not loaded since. */
const isTried = (address: string) => readStored('sessionStorage', storageKey) === address;

function clearRetry(address: string): void {
  if (isTried(address)) store('sessionStorage', storageKey);
}

// In ms: enough for a slow connection, and not too long to wait.
const timeout = 3000;

/**
 * Lets the browser load the document at a path. Resolves to false, and leaves this page, if there is no connection or the
 * server fails: the browser would replace the site with an error page. Also if it is not wanted any more by then.
 */
export async function openDocument(address: string, isWanted = () => true): Promise<boolean> {
  // With the origin, because a path that begins with two slashes would name another host.
  const target = window.location.origin + address;
  // A redirect, as to the sign-in page of a network, is the browser's to follow.
  const response = await fetch(target, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined);
  if (!response || response.status >= 500 || !isWanted()) return false;
  // After Back and Forward the address has changed already, and assigning one with a hash would only scroll.
  if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
  return true;
}

type Navigation = { address: string; key: string };

/** Opens the document, once per address, if a chunk fails or takes longer than three seconds. Throws what it cannot help. */
export function createChunkRecovery() {
  let pendingNavigation: (() => Navigation | undefined) | undefined;
  // The last navigation that was handled: several of its chunks may fail, or one may fail twice, because chunks are
  // prefetched too.
  let handled: { key: string; isLeaving: false | Promise<boolean> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = async ({ address, key }: Navigation): Promise<boolean> => {
    // Every retry starts with a click, so there is no loop where storage is denied either.
    store('sessionStorage', storageKey, address);
    const isLeaving = await openDocument(address, () => pendingNavigation?.()?.key === key);
    if (!isLeaving) clearRetry(address);
    return isLeaving;
  };
  return {
    /** Call once the page at `current` has loaded. `pending` returns the navigation that later failures belong to. */
    start(current: string, pending: () => Navigation | undefined): void {
      clearRetry(current);
      pendingNavigation = pending;
    },
    /** Call when a navigation or a request of it starts or ends. Starts or clears the timeout. */
    watch(): void {
      clearTimeout(timer);
      const navigation = pendingNavigation?.();
      if (!navigation || navigation.key === handled?.key) return;
      timer = setTimeout(() => {
        handled = { key: navigation.key, isLeaving: leave(navigation) };
      }, timeout);
    },
    /** Call with the error of a chunk that failed to load. Never resolves if the browser navigates. */
    async recover(error: unknown): Promise<never> {
      const navigation = pendingNavigation?.();
      if (!navigation) throw error;
      if (navigation.key !== handled?.key) {
        handled = { key: navigation.key, isLeaving: !isTried(navigation.address) && leave(navigation) };
      }
      if (!(await handled.isLeaving)) throw error;
      // Keeps the router waiting until the document is replaced.
      return new Promise<never>(() => {});
    },
  };
}
