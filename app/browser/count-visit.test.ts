import { beforeEach, expect, test, vi } from 'vitest';
import { countVisit } from './count-visit.ts';

const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/es/about' });
});

test('asks with the page, and nothing else of the visitor', () => {
  vi.stubGlobal('navigator', { doNotTrack: null });
  countVisit('booking');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/visits?booking=/es/about', {
    cache: 'no-store',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  });
});

test.each([
  [0, { doNotTrack: '1' }],
  [0, { globalPrivacyControl: true }],
  [0, { doNotTrack: '0', globalPrivacyControl: true }],
  [1, { doNotTrack: '0', globalPrivacyControl: false }],
  [1, { doNotTrack: 'unspecified' }],
])('asks %i times for a browser with %o', (times, navigator) => {
  vi.stubGlobal('navigator', navigator);
  countVisit('view');
  expect(fetched).toHaveBeenCalledTimes(times);
});

test('a count that cannot be sent is no error', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('navigator', {});
  countVisit('view');
  await expect(fetched.mock.results[0]?.value).rejects.toThrow('offline');
});
