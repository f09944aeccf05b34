import { array, assert, constantFrom, dictionary, letrec, oneof, pre, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mergeValues, type Clash, type Whose } from './merge-values.ts';

const { value: anyValue } = letrec((tie) => ({
  value: oneof({ depthSize: 'small' }, constantFrom('a', 'b', 'c', 1), tie('list'), tie('group')),
  list: array(tie('value'), { maxLength: 4 }),
  group: dictionary(constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3 }),
}));

function merge(base: unknown, mine: unknown, theirs: unknown, whose: Whose = 'mine', most = Infinity) {
  const clashes: Clash[] = [];
  const choose = (clash: Clash) => {
    clashes.push(clash);
    return clash[whose];
  };
  return { value: mergeValues({ base, mine, theirs }, { choose, most: () => most }), clashes };
}

test('what one of both has changed, or both in the same way, is no clash', () => {
  assert(
    property(anyValue, anyValue, (base, other) => {
      for (const [mine, theirs] of [
        [other, base],
        [base, other],
        [other, other],
      ])
        expect(merge(base, mine, theirs)).toEqual({ value: other, clashes: [] });
    }),
  );
});

test('without a clash, it does not matter whose value would stay', () => {
  assert(
    property(anyValue, anyValue, anyValue, (base, mine, theirs) => {
      const merged = merge(base, mine, theirs, 'mine');
      pre(merged.clashes.length === 0);
      expect(merge(base, mine, theirs, 'theirs')).toEqual(merged);
    }),
  );
});

const [one, two, first, last] = [{ a: 'one' }, { a: 'two' }, { a: 'first' }, { a: 'last' }];
const [changed, other] = [{ a: 'mine' }, { a: 'theirs' }];
test.each([
  ['additions beside a change', [one], [first, one, last], [other], [first, other, last]],
  ['a move, and a change of what was moved', [one, two], [two, one], [other, two], [two, other]],
  ['neighbors', [one, two], [changed, two], [one, other], [changed, other]],
  ['an order of keys, and a new value', { x: 1, y: 1 }, { y: 1, x: 1 }, { x: 1, y: 2 }, { y: 2, x: 1 }],
  ['new keys', { x: 1, y: 1 }, { x: 1, a: 1, y: 1 }, { x: 1, y: 1, b: 1 }, { x: 1, a: 1, y: 1, b: 1 }],
  ['a change beside a renamed key', { x: 1, y: 1 }, { x: 1, y: 2 }, { z: 1, y: 1 }, { z: 1, y: 2 }],
  ['a key beside a renamed one', { x: 1 }, { x: 1, b: 1 }, { z: 1 }, { z: 1, b: 1 }],
  ['lists that both have begun', undefined, ['a'], ['b'], ['a', 'b']],
  ['items that both have added', ['a'], ['a', 'm'], ['a', 't'], ['a', 'm', 't']],
  ['an item that both have added', ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
])('%s are no clash', (_, base, mine, theirs, merged) => {
  const { value, clashes } = merge(base, mine, theirs);
  expect([JSON.stringify(value), clashes]).toEqual([JSON.stringify(merged), []]);
});

test.each<[string, unknown, unknown, unknown, Partial<Clash>]>([
  ['one text', { a: 'x' }, { a: 'm' }, { a: 't' }, { path: ['a'], base: 'x', mine: 'm', theirs: 't' }],
  ['a text that one has removed', { a: 'x' }, {}, { a: 't' }, { path: ['a'], mine: undefined, theirs: 't' }],
  [
    'an item that one has removed',
    [one, 'z'],
    ['z'],
    [two, 'z'],
    { path: [0], mine: [], theirs: [two], isSeveral: true },
  ],
  ['more items than there may be', ['a', 'b'], ['a', 'b', 'm'], ['a', 'b', 't'], { path: [] }],
])('%s is a clash', (_, base, mine, theirs, clash) => {
  for (const whose of ['mine', 'theirs'] as const) {
    const { value, clashes } = merge(base, mine, theirs, whose, 3);
    expect(clashes).toMatchObject([clash]);
    expect(value).toEqual(whose === 'mine' ? mine : theirs);
  }
});
