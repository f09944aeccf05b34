import { afterEach, describe, expect, test, vi } from 'vitest';
import { isWorthRetry, Refusal, retryDelay } from './retry-rules.ts';

const refusal = (status: number, retryAfter?: string) =>
  new Refusal(new Response(null, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} }));

afterEach(() => void vi.useRealTimers());

describe('isWorthRetry', () => {
  test.each([
    ['no answer', new TypeError('Failed to fetch'), true],
    ['an answer that does not come in time', new DOMException('late', 'TimeoutError'), true],
    ['408', refusal(408), true],
    ['429 with Retry-After', refusal(429, '5'), true],
    ['429 without Retry-After', refusal(429), false],
    ['429 with an hour to wait', refusal(429, '3600'), false],
    ['500', refusal(500), true],
    ['503', refusal(503), true],
    ['400', refusal(400), false],
    ['403', refusal(403), false],
    ['422', refusal(422), false],
    ['a redirect that was not followed', refusal(304), false],
  ])('%s', (_, error, isWorth) => {
    expect(isWorthRetry(0, error)).toBe(isWorth);
  });

  test('gives up after three retries', () => {
    expect([0, 1, 2, 3].map((failures) => isWorthRetry(failures, refusal(500)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('retryDelay', () => {
  test('doubles from one second', () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, new TypeError()))).toEqual([1000, 2000, 4000]);
  });

  test('is what the receiver asks for, in seconds or as a date', () => {
    vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') });
    expect(retryDelay(0, refusal(429, '7'))).toBe(7000);
    expect(retryDelay(0, refusal(503, 'Tue, 01 Jan 2030 00:00:09 GMT'))).toBe(9000);
    expect(retryDelay(0, refusal(503, 'Mon, 31 Dec 2029 23:00:00 GMT'))).toBe(0);
    expect(retryDelay(0, refusal(503, 'soon'))).toBe(1000);
    expect(retryDelay(0, refusal(503, '3600'))).toBe(30_000);
  });
});
