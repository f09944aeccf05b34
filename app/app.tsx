import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

const fiveMinutes = 5 * 60 * 1000;

/** The application's root: the data client, around the router. */
export function App({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { staleTime: fiveMinutes, gcTime: fiveMinutes, retry: 3 } },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
