import { expect, test } from 'vitest';
import { splitMatter } from './front-matter.ts';

test('the parts of a text are the text, on Windows too', () => {
  const text = '---\ntitle: A\n---\n\ndraft: true\n';
  for (const each of [text, `\uFEFF${text.replaceAll('\n', '\r\n')}`]) {
    const { open = '', yaml = '', close = '', body = '' } = splitMatter(each) ?? {};
    expect(open + yaml + close + body).toBe(each);
    expect(yaml.trim()).toBe('title: A');
  }
  expect(splitMatter('---\n---\nWords.')).toBeUndefined();
});
