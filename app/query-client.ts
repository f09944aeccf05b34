import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 5 * 60 * 1000;

/** The defaults of all data fetching, fixed by `docs/specification.md`: five minutes in the cache, 3 retries. */
export const fetchingDefaults = { staleTime: fiveMinutes, gcTime: fiveMinutes, retry: 3 } as const;

/** Creates the site's query client. Mutations have no retries by default, so they get those of the queries. */
export function createQueryClient(): QueryClient {
  const { gcTime, retry } = fetchingDefaults;
  return new QueryClient({ defaultOptions: { queries: fetchingDefaults, mutations: { gcTime, retry } } });
}
