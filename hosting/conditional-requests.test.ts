import { expect, test } from 'vitest';
import { failsIfMatch, requestedRange } from './conditional-requests.ts';

const etag = '"now"';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-900', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=0x1-2', undefined],
])('of 100 bytes, %s selects %j', (range, selected) => {
  expect(requestedRange({ range }, etag, 100)).toEqual(selected);
});

test.each([
  [etag, true],
  ['W/"now"', false],
  ['"then"', false],
])('If-Range: %s, answered with a range: %s', (state, isRange) => {
  const selected = requestedRange({ range: 'bytes=0-9', 'if-range': state }, etag, 100);
  expect(selected !== undefined).toBe(isRange);
});

test('no range of an empty file is satisfiable', () => {
  expect(requestedRange({ range: 'bytes=-1' }, etag, 0)).toBe('unsatisfiable');
});

test.each([
  [undefined, false],
  ['*', false],
  ['"then", "now"', false],
  ['W/"now"', true],
  ['"then"', true],
])('If-Match: %s, precondition fails: %s', (tags, fails) => {
  expect(failsIfMatch(tags === undefined ? {} : { 'if-match': tags }, etag)).toBe(fails);
});
