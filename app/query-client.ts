/** For the data of texts on navigation, and to post the form. Imported when first used or idle: hydration needs neither. */
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { provideDataClient } from './data-client.ts';
import type { LoadedPage } from '#packages/site/page-facts.ts';
import { dataAddress } from '#packages/site/addresses.ts';

const fiveMinutes = 5 * 60 * 1000;

/** The client, with the specification's defaults: five minutes in the cache, 3 retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // In development, and in the editor, a page may have changed since.
      staleTime: import.meta.env.DEV ? 0 : fiveMinutes,
      gcTime: fiveMinutes,
      retry: 3,
      // 1.75 seconds for all three, while a visitor waits for a page. TanStack's delays would take seven.
      retryDelay: (failures) => 250 * 2 ** failures,
      // Otherwise it would wait for a connection, and the page would neither come nor fail.
      networkMode: 'always',
    },
    mutations: { gcTime: fiveMinutes, retry: 3 },
  },
});
// It only listens for events, and may have missed one before this code was loaded.
onlineManager.setOnline(navigator.onLine);
// Resumes paused requests once there is a connection.
queryClient.mount();
provideDataClient(queryClient);

/** A page's data, and the address of the entry script of its build. */
type PageFile<Data> = LoadedPage<Data> & { script: string };

// Called before each request for a page that a visitor waits for, also where it was being fetched ahead.
const awaited = new Map<string, () => void>();

/** A part of the index of a search. Throws if all requests fail, or a network answers with its sign-in page. */
export async function fetchIndex<Index>(address: string): Promise<Index> {
  return queryClient.fetchQuery({
    queryKey: [address],
    queryFn: async ({ signal }) => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json();
    },
  });
}

function pageQuery<Data>(address: string) {
  return {
    queryKey: [address],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      awaited.get(address)?.();
      const response = await fetch(dataAddress(address), { signal });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`${dataAddress(address)}: ${response.status}`);
      const page: PageFile<Data> = await response.json();
      return page;
    },
  };
}

/** What a visitor may open next; null if there is none, undefined if that fails: opening it tries again. */
export async function fetchAhead<Data>(address: string): Promise<LoadedPage<Data> | null | undefined> {
  return queryClient.fetchQuery(pageQuery<Data>(address)).catch(() => undefined);
}

/**
 * Fetches the data of the page at an address; null if there is none.
 *
 * @param script the address of the running entry script
 * @param onTry called before each request
 * @throws if the request fails, or if the data is of another build, which this code might not understand
 */
export async function fetchPage(
  address: string,
  script: string,
  onTry: () => void,
): Promise<LoadedPage | null> {
  awaited.set(address, onTry);
  try {
    const page = await queryClient.fetchQuery(pageQuery(address));
    if (page && page.script !== script) throw new Error(`${dataAddress(address)} is of another build`);
    return page;
  } finally {
    awaited.delete(address);
  }
}
