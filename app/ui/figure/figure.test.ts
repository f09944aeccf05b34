import { expect, test } from 'vitest';
import { splitFigure } from './figure.tsx';

test.each([
  ['99,9\u00a0%', '', '99,9\u00a0%', ''],
  ['300% average', '', '300%', ' average'],
  ['up to 40%', 'up to ', '40%', ''],
  ['SOC 2', '', 'SOC 2', ''],
  ['2–4 months (fastest)', '', '2–4', ' months (fastest)'],
  // With the traces of the editor.
  ['\u2061\u2062to \u2061\u206240 \u2061\u2062%', '\u2061\u2062to ', '\u2061\u206240 \u2061\u2062%', ''],
  ['immediate', '', 'immediate', ''],
])('%j', (text, before, figure, after) => {
  expect(splitFigure(text)).toEqual({ before, figure, after });
});
