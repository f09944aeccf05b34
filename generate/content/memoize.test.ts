import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('computes the result of each text once', () => {
  const asked: string[] = [];
  const lengthOf = memoize((text) => {
    asked.push(text);
    return { length: text.length };
  });
  expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([
    { length: 3 },
    { length: 5 },
    { length: 3 },
  ]);
  expect(asked).toEqual(['one', 'three']);
});

test('keeps a limited number of results', () => {
  let count = 0;
  const counted = memoize(() => ({ count: (count += 1) }));
  for (let index = 0; index <= 1000; index += 1) counted(String(index));
  expect(counted('0')).toEqual({ count: 1002 });
});
