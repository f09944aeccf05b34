import type { QueryClient } from '@tanstack/react-query';

let resolve: (client: QueryClient) => void;

/** The data-fetching client, for the tree. Not by `Promise.withResolvers`, which browsers lack that entry-client.tsx is to find too old. */
export const dataClient = new Promise<QueryClient>((provide) => (resolve = provide));

/** Called by query-client.ts, once it has loaded: hydration does not need the library. */
export function provideDataClient(client: QueryClient): void {
  resolve(client);
}
