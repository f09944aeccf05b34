import { expect, test } from 'vitest';
import { escapeMarkdown, table } from './markdown.ts';

test('signs of Markdown in a text are only text', () => {
  expect(escapeMarkdown('a *b* _c_ [d] `e` <f> \\g')).toBe(String.raw`a \*b\* \_c\_ \[d\] \`e\` \<f\> \\g`);
  expect(escapeMarkdown('1. not a list')).toBe(String.raw`1\. not a list`);
  expect(escapeMarkdown('# not a heading')).toBe(String.raw`\# not a heading`);
  expect(escapeMarkdown('Fast - and 50+ strong, #1')).toBe('Fast - and 50+ strong, #1');
});

test('lines become one', () => {
  expect(escapeMarkdown('Half the distance,\nall of the day')).toBe('Half the distance, all of the day');
});

test('a cell cannot end itself', () => {
  expect(
    table([
      ['A', 'B'],
      ['x|y', 'z'],
    ]),
  ).toBe('| A | B |\n| --- | --- |\n| x\\|y | z |');
});
