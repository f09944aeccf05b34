import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test('a quote has whole words, and no signs of Markdown', () => {
  const long = `${'Words before it. '.repeat(4)}Call **Isthmus** [today](/contact). ${'And words after it. '.repeat(5)}`;
  expect(quoted({ text: long, line: 3 }, /isthmus/i)).toBe(
    '“… before it. Words before it. Call Isthmus today. And words after it. And words after it. …”',
  );
  expect(quoted({ text: '| Who | What |\n| --- | ---: |\n| `We` | build\\_it |', line: 3 })).toBe(
    '“Who What We build_it”',
  );
  expect(quoted({ text: '2 * 3\n is [?] * 6' }, /\[\?\]/)).toBe('“2 * 3 is [?] * 6”');
});
