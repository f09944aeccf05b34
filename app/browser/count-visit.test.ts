import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countVisit } from './count-visit.ts';

const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/es/about' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
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
  { doNotTrack: '1' },
  { globalPrivacyControl: true },
  { doNotTrack: '0', globalPrivacyControl: true },
])('does not ask for a browser with %o', (navigator) => {
  vi.stubGlobal('navigator', navigator);
  countVisit('view');
  expect(fetched).not.toHaveBeenCalled();
});

test.each([{ doNotTrack: '0' }, { doNotTrack: 'unspecified' }, { globalPrivacyControl: false }])(
  'asks for a browser with %o',
  (navigator) => {
    vi.stubGlobal('navigator', navigator);
    countVisit('view');
    expect(fetched).toHaveBeenCalledOnce();
  },
);

test('a count that cannot be sent is no error', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('navigator', {});
  countVisit('view');
  await expect(fetched.mock.results[0]?.value).rejects.toThrow('offline');
});
