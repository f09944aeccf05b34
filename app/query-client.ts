import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 5 * 60 * 1000;

/** The site's data client: results stay fresh, and cached, for five minutes; three retries. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: fiveMinutes, gcTime: fiveMinutes, retry: 3 } },
});
