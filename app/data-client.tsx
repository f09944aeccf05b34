import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';

let provide: (client: QueryClient) => void;
const arrival = new Promise<QueryClient>((resolve) => (provide = resolve));

/** Gives the client to the tree. Called by query-client.ts, once it has loaded. */
export function provideDataClient(client: QueryClient): void {
  provide(client);
}

/**
 * The provider of the data-fetching client, around the router from hydration on. Its value is undefined until the library
 * has loaded, which hydration does not need: TanStack's provider would need the client at once.
 */
export function DataClientProvider({ children }: { children: ReactNode }) {
  const [client, setClient] = useState<QueryClient>();
  useEffect(() => {
    void arrival.then((loaded) => startTransition(() => setClient(loaded)));
  }, []);
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}
