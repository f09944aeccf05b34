import { DataClientProvider } from '#app/data-client.tsx';
import { useDeferredValue, useEffect, type ReactNode } from 'react';

/** Stops the boot script from holding clicks, once the page has hydrated and rendered what its effects read from the browser. */
function useReleaseHeldClicks(root: Element | undefined): void {
  const isHydrated = useDeferredValue(true, false);
  useEffect(() => {
    if (isHydrated) root?.removeAttribute('data-waits');
  }, [isHydrated, root]);
}

/** The root component, around the router: provides the data-fetching client. `root` is the element being hydrated. */
export function App({ root, children }: { root?: Element; children: ReactNode }) {
  useReleaseHeldClicks(root);
  return <DataClientProvider>{children}</DataClientProvider>;
}
