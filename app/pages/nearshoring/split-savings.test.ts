import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSavings } from './split-savings.ts';

test.each([
  ['30–50% lower cost than onshore', '30–50% lower', 'cost than onshore'],
  ['50% faster', '50% faster', ''],
  ['Half', 'Half', ''],
  ['', '', ''],
  [' \n\t ', '', ''],
  ['  6–8   shared\nhours\ta day ', '6–8 shared', 'hours a day'],
])('%j', (savings, figure, caption) => {
  expect(splitSavings(savings)).toEqual({ figure, caption });
});

test('figure and caption add up to the text, and the figure is its first two words', () => {
  const word = fc.stringMatching(/^\S+$/);
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const { figure, caption } = splitSavings(words.join(' '));
      expect([figure, caption].filter(Boolean).join(' ')).toBe(words.join(' '));
      expect(figure.split(' ').filter(Boolean)).toHaveLength(Math.min(words.length, 2));
    }),
  );
});
