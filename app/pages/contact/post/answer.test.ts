import { expect, test, vi } from 'vitest';
import { HttpError, isReceipt, isTransient, retryDelay } from './answer.ts';

const page = '\n<!DOCTYPE html><title>Thank you</title>';

test.each([
  ['\r\n', true],
  ['{"ok":true,"next":"/thanks"}', true],
  ['{"success":"true","message":"The form was submitted successfully.","error":null,"errors":[]}', true],
  ['{"success":false,"message":"Invalid access key"}', false],
  ['{"success":"false","message":"This form needs activation."}', false],
  ['{"ok":true,"success":false}', false],
  ['{"ok":true,"error":"quota exceeded"}', false],
  ['{"ok":true,"errors":[{"field":"email","code":"TYPE_EMAIL"}]}', false],
  ['{"status":"mail_failed"}', false],
  ['true', false],
  ['null', false],
  ['<br />\n<b>Warning</b>: mail(): Failed to connect to mailserver', false],
  [page, false],
])('%j is a receipt: %j', (body, expected) => {
  expect(isReceipt(body, false)).toBe(expected);
});

test('where a page is expected, a page is one, and an error before it is none', () => {
  expect(isReceipt(page, true)).toBe(true);
  expect(isReceipt('<html lang="en"><title>Thank you</title>', true)).toBe(true);
  expect(isReceipt(`<br />\n<b>Warning</b>: mail() failed${page}`, true)).toBe(false);
});

const httpError = (status: number, retryAfter?: string) =>
  new HttpError(new Response(null, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} }));

test.each([
  ['no answer, or one that may not be read', new TypeError('Failed to fetch'), false],
  ['the same of a server in between', httpError(504), false],
  ['408, which browsers retry', httpError(408), false],
  ['429 with Retry-After', httpError(429, '5'), true],
  ['429 without Retry-After', httpError(429), false],
  ['429 with an hour to wait', httpError(429, '3600'), false],
  ['500', httpError(500), true],
])('isTransient: %s', (_, error, expected) => {
  expect(isTransient(error)).toBe(expected);
});

test('the delay doubles from one second', () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, new TypeError()))).toEqual([1000, 2000, 4000]);
});

test('the delay is what the receiver asks for, in seconds or as a date', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') });
  expect(retryDelay(0, httpError(429, '7'))).toBe(7000);
  expect(retryDelay(0, httpError(503, 'Tue, 01 Jan 2030 00:00:09 GMT'))).toBe(9000);
  expect(retryDelay(0, httpError(503, 'Mon, 31 Dec 2029 23:00:00 GMT'))).toBe(0);
  expect(retryDelay(0, httpError(503, 'soon'))).toBe(1000);
  expect(retryDelay(0, httpError(503, '3600'))).toBe(30_000);
});
