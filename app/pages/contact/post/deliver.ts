import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { queryClient } from '#app/query-client.ts';
import { askBeforeLeaving } from '#app/browser/ask-before-leaving.ts';
import { HttpError, isReceipt, isTransient, retryDelay } from './answer.ts';

// In milliseconds: longer than hosts let a form take, and visitors wait.
const requestTimeout = 30_000;

// In bytes. Browsers go on sending 64 KiB after a tab has been closed (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
const keepaliveLimit = 60_000;

// The site's default, which a function in its place would lose.
const retries = Number(queryClient.getDefaultOptions().mutations?.retry);

/** Posts like a form without JavaScript, from `page`. The header needs no preflight, and asks for a status. Throws without a receipt. */
async function post(endpoint: string, body: URLSearchParams, page: string): Promise<void> {
  const keepalive = 'keepalive' in Request.prototype && String(body).length <= keepaliveLimit;
  askBeforeLeaving(!keepalive);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeout),
      keepalive,
    });
    if (!response.ok) throw new HttpError(response);
    // Netlify knows a form by the field, and answers with a page of Netlify's. A receiver of this site may redirect to the
    // form's page; to one of another origin, browsers do not let its page be read.
    const isPageExpected =
      body.has('form-name') || (response.redirected && [page, `${page}?sent`].includes(response.url));
    if (!isReceipt(await response.text(), isPageExpected))
      throw new Error('The receiver has not confirmed the message.');
  } finally {
    askBeforeLeaving(true);
  }
}

/** Resolves to whether the receiver confirmed the message. Without an answer it may have it, and would get it again. */
export async function deliver(
  endpoint: string,
  fields: readonly (readonly [name: string, text: string])[],
  onWait: (isWaiting: boolean) => void,
): Promise<boolean> {
  // Normalizes line breaks like browsers: https://html.spec.whatwg.org/#constructing-the-form-data-set
  const body = new URLSearchParams(
    fields.map(([name, text]) => [name, text.replaceAll(/\r\n?|\n/g, '\r\n')]),
  );
  const page = location.origin + location.pathname;
  const observer = new MutationObserver<void>(queryClient, {
    mutationFn: () => post(endpoint, body, page),
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
