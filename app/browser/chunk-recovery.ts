// In ms: enough for a slow connection, and not too long to wait.
const timeout = 3000;

/** Navigates to a path. The origin is added because a path that begins with two slashes would name another host. */
function goTo(address: string): void {
  const target = window.location.origin + address;
  // After Back and Forward the address has changed already, and assigning one with a hash would only scroll.
  if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
}

/**
 * Lets the browser load the document at a path. Resolves to false, and leaves this page, if there is no connection or the
 * server fails: the browser would replace the site with an error page. Also if it is not wanted any more by then.
 */
export async function openDocument(address: string, isWanted = () => true): Promise<boolean> {
  // A redirect, as to the sign-in page of a network, is the browser's to follow.
  const options = { method: 'HEAD', redirect: 'manual' } as const;
  const response = await fetch(window.location.origin + address, options).catch(() => undefined);
  if (!response || response.status >= 500 || !isWanted()) return false;
  goTo(address);
  return true;
}

type Navigation = { address: string; key: string };

/**
 * Opens the document if a chunk fails or takes longer than three seconds. Throws what it cannot help. There is no loop: each
 * navigation starts with a click.
 */
export function createChunkRecovery() {
  let pending: (() => Navigation | undefined) | undefined;
  // Several chunks of a navigation may fail, or one may fail twice, because chunks are prefetched too.
  let last: { key: string; isLeaving: Promise<boolean> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = async ({ address, key }: Navigation): Promise<boolean> => {
    if (last?.key !== key) last = { key, isLeaving: openDocument(address, () => pending?.()?.key === key) };
    return last.isLeaving;
  };
  return {
    /** Call once the first page has loaded, with what returns the navigation that later failures belong to. */
    start(pendingNavigation: () => Navigation | undefined): void {
      pending = pendingNavigation;
    },
    /** Call when a navigation starts or ends. Starts or clears the timeout. */
    watch(): void {
      clearTimeout(timer);
      const navigation = pending?.();
      if (navigation) timer = setTimeout(() => void leave(navigation), timeout);
    },
    /** Call with the error of a chunk that failed to load. Never resolves if the browser navigates. */
    async recover(error: unknown): Promise<never> {
      const navigation = pending?.();
      if (!navigation || !(await leave(navigation))) throw error;
      // Keeps the router waiting until the document is replaced.
      return new Promise<never>(() => {});
    },
  };
}
