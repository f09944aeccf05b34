import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';

let provide: (client: QueryClient) => void;
const arrival = new Promise<QueryClient>((resolve) => (provide = resolve));

/** Gives the client to the tree. Called by query-client.ts, once it has loaded. */
export function provideDataClient(client: QueryClient): void {
  provide(client);
}

/** Around the router from hydration on, which does not need the library: TanStack's provider would need the client at once. */
export function DataClientProvider({ children }: { children: ReactNode }) {
  const [client, setClient] = useState<QueryClient>();
  useEffect(() => {
    void arrival.then((loaded) => startTransition(() => setClient(loaded)));
  }, []);
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}
