import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';

const fiveMinutes = 5 * 60 * 1000;

/**
 * Removes `data-waits` from the root element, so that the boot script stops holding clicks, once the page has
 * hydrated and rendered what its effects read from the browser.
 */
function useAnswers(root: Element | undefined): void {
  const isHydrated = useDeferredValue(true, false);
  useEffect(() => {
    if (isHydrated) root?.removeAttribute('data-waits');
  }, [isHydrated, root]);
}

/** The application's root: provides the query client to the router. `root` is the element that it hydrates. */
export function App({ root, children }: { root?: Element; children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { staleTime: fiveMinutes, gcTime: fiveMinutes, retry: 3 } },
      }),
  );
  useAnswers(root);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
