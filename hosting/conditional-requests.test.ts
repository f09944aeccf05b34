import { expect, test } from 'vitest';
import { failsIfMatch, requestedRange } from './serve-site.ts';

const etag = '"now"';

// test/hosting has the ranges that a file has, or lacks, and If-Range.
test.each(['bytes=5-2', 'bytes=0-1,3-4', 'bytes=0x1-2'])('the range %s is ignored', (range) => {
  expect(requestedRange({ range }, etag, 100)).toBeUndefined();
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
