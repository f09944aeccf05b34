import { expect, test } from 'vitest';
import { isReceipt } from './receipt.ts';

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
