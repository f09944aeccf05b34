import { startTransition, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { dataClient } from '#app/data-client.ts';

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
  const [client, setClient] = useState<QueryClient>();
  useEffect(() => {
    void dataClient.then((loaded) => startTransition(() => setClient(loaded)));
  }, []);
  // TanStack's provider would need the client at once.
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}
