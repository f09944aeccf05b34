import { askBeforeLeaving } from '#app/browser/ask-before-leaving.ts';
import { isReceipt } from './receipt.ts';
import { retryDelay } from './retry-policy.ts';

// In milliseconds: longer than hosts let a form take, and visitors wait.
const requestTimeout = 30_000;

// In bytes. Browsers go on sending 64 KiB after a tab has been closed (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
const keepaliveLimit = 60_000;

const retries = 3;

/** Posts like a form without JavaScript. The header needs no preflight, and asks for a status. */
async function post(endpoint: string, body: URLSearchParams): Promise<Response> {
  const keepalive = 'keepalive' in Request.prototype && String(body).length <= keepaliveLimit;
  askBeforeLeaving(!keepalive);
  try {
    return await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeout),
      keepalive,
    });
  } finally {
    askBeforeLeaving(true);
  }
}

/** Resolves to whether the receiver confirmed the message. Throws without an answer: it may have it, and would get it again. */
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
  for (let failures = 0; ; failures += 1) {
    if (!navigator.onLine) {
      onWait(true);
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      onWait(false);
    }
    const response = await post(endpoint, body);
    if (response.ok) {
      // Netlify knows a form by the field, and answers with a page of Netlify's. A receiver of this site may redirect to the
      // form's page; to one of another origin, browsers do not let its page be read.
      const isPageExpected =
        body.has('form-name') || (response.redirected && [page, `${page}?sent`].includes(response.url));
      return isReceipt(await response.text(), isPageExpected);
    }
    const delay = failures < retries ? retryDelay(response, failures) : undefined;
    if (delay === undefined) return false;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}
