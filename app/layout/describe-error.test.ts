import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test.each([
  [new ErrorResponse(503, 'Service Unavailable', null), '503 Service Unavailable'],
  [new ErrorResponse(418, '', null), '418'],
  [new Error('The render failed'), 'The render failed'],
  ['thrown text', 'thrown text'],
])('describes %o by its status or its message', (error, description) => {
  expect(describeError(error)).toBe(description);
});
