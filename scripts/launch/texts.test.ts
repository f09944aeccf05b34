import { expect, test } from 'vitest';
import { textsOf } from './texts.ts';

test('the front matter of a text is read key by key, without what names something else', () => {
  const source = '---\nduration: 8 weeks\nservices:\n  - mending\n---\n\nText\n';
  expect(textsOf(new Map([['x.md', source]]))).toMatchObject([{ path: 'duration' }, { line: 7 }]);
});
