import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { queryClient } from '#app/query-client.ts';
import { HttpError, isTransient, retryDelay } from './retry-policy.ts';

// In milliseconds; a request without a response by then is retried.
const requestTimeout = 20_000;

// The site's default, which a function in its place would lose.
const retries = Number(queryClient.getDefaultOptions().mutations?.retry);

/**
 * Posts like a form without JavaScript. The header needs no preflight, and makes services respond with a status, not a
 * page.
 */
async function post(endpoint: string, body: URLSearchParams): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(requestTimeout),
  });
  if (!response.ok) throw new HttpError(response);
}

/**
 * Posts a message, and retries if that can help. Resolves to whether the receiver confirmed it (2xx).
 *
 * @param onWait called with true while there is no connection, and with false otherwise
 */
export async function deliver(
  endpoint: string,
  fields: readonly (readonly [name: string, text: string])[],
  onWait: (isWaiting: boolean) => void,
): Promise<boolean> {
  // Normalizes line breaks like browsers: https://html.spec.whatwg.org/#constructing-the-form-data-set
  const body = new URLSearchParams(
    fields.map(([name, text]) => [name, text.replaceAll(/\r\n?|\n/g, '\r\n')]),
  );
  const observer = new MutationObserver<void>(queryClient, {
    mutationFn: () => post(endpoint, body),
    retry: (failures, error) => failures < retries && isTransient(error),
    retryDelay,
  });
  // A hidden tab also pauses retries, without being offline.
  const unsubscribe = observer.subscribe(({ isPaused }) => onWait(isPaused && !onlineManager.isOnline()));
  try {
    await observer.mutate();
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  } finally {
    unsubscribe();
  }
}
