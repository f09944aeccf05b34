import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

const intents = ['pointerdown', 'keydown'] as const;

/**
 * The data client, fetched at the visitor's first press: no page queries anything on load, and its code is a tenth
 * of what a page may weigh. Mounted as `QueryClientProvider` would, which needs the client from the start.
 */
function useQueryClientOnIntent(): QueryClient | undefined {
  const [client, setClient] = useState<QueryClient>();
  useEffect(() => {
    const load = () => {
      for (const intent of intents) removeEventListener(intent, load);
      import('./query-client.ts').then(({ queryClient }) => setClient(queryClient)).catch(console.warn);
    };
    for (const intent of intents) addEventListener(intent, load, { passive: true });
    return () => {
      for (const intent of intents) removeEventListener(intent, load);
    };
  }, []);
  useEffect(() => {
    client?.mount();
    return () => client?.unmount();
  }, [client]);
  return client;
}

/** The application's root: the data client, around the router. */
export function App({ children }: { children: ReactNode }) {
  return <QueryClientContext value={useQueryClientOnIntent()}>{children}</QueryClientContext>;
}
