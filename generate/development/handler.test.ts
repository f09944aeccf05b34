import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { refuseOtherSites } from './handler.ts';

function answerTo(url: string, site?: string) {
  const headers: Record<string, string> = {};
  const [writeHead, next] = [vi.fn<(status: number) => void>(), vi.fn<() => void>()];
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    writeHead,
    end: () => {},
  };
  const request = { url, headers: { 'sec-fetch-site': site } };
  refuseOtherSites()(request as unknown as IncomingMessage, response as unknown as ServerResponse, next);
  return { headers, status: next.mock.calls.length > 0 ? 'next' : writeHead.mock.calls[0]?.[0] };
}

test('no other site can frame a page', () => {
  expect(answerTo('/').headers).toEqual({ 'content-security-policy': "frame-ancestors 'self'" });
});

test.each([
  ['same-origin', 'next'],
  ['cross-site', 403],
  [undefined, 403],
])('a text editor is opened for %s: %s', (site, status) => {
  expect(answerTo('/__open-in-editor?file=app/routes.tsx', site).status).toBe(status);
  expect(answerTo('/__Open-In-Editor?file=app/routes.tsx', site).status).toBe(status);
  expect(answerTo('/about', site).status).toBe('next');
});
