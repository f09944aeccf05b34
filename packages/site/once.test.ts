import { expect, test } from 'vitest';
import { once } from './once.ts';

test('computes once for the same arguments, whether objects or not', () => {
  let count = 0;
  const named = once((_owner: object, name: string) => `${name} ${++count}`);
  const [one, other] = [{}, {}];
  expect([named(one, 'a'), named(one, 'b'), named(other, 'a'), named(one, 'a')]).toEqual([
    'a 1',
    'b 2',
    'a 3',
    'a 1',
  ]);
  const alone = once(() => ++count);
  expect([alone(), alone()]).toEqual([4, 4]);
});

test('computes again after a throw, and remembers undefined', () => {
  let count = 0;
  const first = once((name: string) => {
    count += 1;
    if (count === 1) throw new Error(name);
    return undefined;
  });
  expect(() => first('x')).toThrow('x');
  expect([first('x'), first('x'), count]).toEqual([undefined, undefined, 2]);
});
