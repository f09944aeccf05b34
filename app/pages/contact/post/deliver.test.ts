import { beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
let asks: boolean;

beforeEach(() => {
  asks = false;
  // As the query client finds them in a browser.
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('https://www.example.com/contact'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', () => (asks = true));
  vi.stubGlobal('removeEventListener', () => (asks = false));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers();
});

/** Posts a message, whatever time that takes. Returns whether it was confirmed, and how often it was sent. */
async function deliver(
  answer: () => Response | Promise<Response>,
  fields = [['message', 'Hello']] as [string, string][],
): Promise<[isReceived: boolean, attempts: number]> {
  fetched.mockReset().mockImplementation(async () => answer());
  const delivery = await import('./deliver.ts');
  const received = delivery.deliver('https://example.org/contact', fields, () => {});
  await vi.runAllTimersAsync();
  return [await received, fetched.mock.calls.length];
}

test.each<[string, () => Response | Promise<Response>, boolean, number]>([
  ['a receiver that says yes gets it once', () => new Response(''), true, 1],
  ['without a readable answer, a message is sent once', () => Promise.reject(new TypeError()), false, 1],
  ['a receiver that says no gets it once', () => Response.json({ success: false }), false, 1],
  ['one that says that it cannot now gets it four times', () => new Response('', { status: 503 }), false, 4],
])('%s', async (_, answer, isReceived, attempts) => {
  expect(await deliver(answer)).toEqual([isReceived, attempts]);
});

/** A page, reached by a redirect to an address if that is given. */
function pageAt(url?: string): Response {
  const page = new Response('<!doctype html><title>Thank you!</title>');
  return url === undefined
    ? page
    : Object.defineProperties(page, { redirected: { value: true }, url: { value: url } });
}

test('a page is a receipt from Netlify, or if it is that of the form', async () => {
  expect(await deliver(() => pageAt())).toEqual([false, 1]);
  expect(await deliver(() => pageAt(), [['form-name', 'contact']])).toEqual([true, 1]);
  expect(await deliver(() => pageAt('https://www.example.com/contact?sent'))).toEqual([true, 1]);
  expect(await deliver(() => pageAt('https://www.example.com/forms'))).toEqual([false, 1]);
});

test.each([
  ['a message outlives its tab', 'Hello', false],
  ['one that is too long for that asks before the tab is closed', 'é'.repeat(10_001), true],
])('%s', async (_, message, isAsking) => {
  const during = vi.fn<(asks: boolean, keepalive: boolean | undefined) => void>();
  await deliver(() => {
    during(asks, fetched.mock.calls[0]?.[1]?.keepalive);
    return new Response('');
  }, [['message', message]]);
  expect(during).toHaveBeenCalledExactlyOnceWith(isAsking, !isAsking);
  // Until its end is known: posting.ts.
  expect(asks).toBe(true);
});
