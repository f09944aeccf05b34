import { expect, test } from 'vitest';
import { isReceipt } from './receipt.ts';

test.each([
  ['', true],
  ['{"next":"/thanks","ok":true}', true],
  ['{"success":"true","message":"The form was submitted successfully.","error":null,"errors":[]}', true],
  ['{"success":false,"message":"Invalid access key"}', false],
  ['{"success":"false","message":"This form needs activation."}', false],
  ['{"ok":false}', false],
  ['{"error":"Form not found"}', false],
  ['{"errors":[{"field":"email","code":"TYPE_EMAIL"}]}', false],
  ['false', false],
  ['\n<!doctype html><title>Please prove that you are human</title>', false],
])('%j is a receipt: %j', (body, expected) => {
  expect(isReceipt(body, false)).toBe(expected);
});
