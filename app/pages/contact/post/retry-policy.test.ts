import { expect, test, vi } from 'vitest';
import { retryDelay } from './retry-policy.ts';

const answer = (status: number, retryAfter?: string) =>
  new Response(null, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });

test.each([
  ['an answer that has not come in time to a server in between', answer(504)],
  ['408, which browsers retry', answer(408)],
  ['429 without Retry-After', answer(429)],
  ['429 with an hour to wait', answer(429, '3600')],
  ['400', answer(400)],
  ['a redirect that was not followed', answer(304)],
])('is not sent again: %s', (_, response) => {
  expect(retryDelay(response, 0)).toBeUndefined();
});

test('the delay doubles from one second', () => {
  expect([0, 1, 2].map((failures) => retryDelay(answer(500), failures))).toEqual([1000, 2000, 4000]);
});

test('the delay is what the receiver asks for, in seconds or as a date', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') });
  expect(retryDelay(answer(429, '7'), 0)).toBe(7000);
  expect(retryDelay(answer(503, 'Tue, 01 Jan 2030 00:00:09 GMT'), 0)).toBe(9000);
  expect(retryDelay(answer(503, 'Mon, 31 Dec 2029 23:00:00 GMT'), 0)).toBe(0);
  expect(retryDelay(answer(503, 'soon'), 0)).toBe(1000);
  expect(retryDelay(answer(503, '3600'), 0)).toBe(30_000);
});
