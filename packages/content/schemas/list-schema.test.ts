import { expect, test } from 'vitest';
import { z } from 'zod';
import { distinct, groupOf, listOf } from './list-schema.ts';
import { explain } from '../reading/mistakes.ts';

const bounds = { min: 2, max: 3, because: 'they stand in one row' };
const list = listOf(z.string(), bounds);
const group = groupOf(z.string(), z.string(), bounds);

test.each([
  [list, ['a', 'b'], undefined],
  [list, ['a'], 'must be a list of 2 to 3 items, and has 1: they stand in one row'],
  [list, ['a', 'b', 'c', 'd'], 'must be a list of 2 to 3 items, and has 4: they stand in one row'],
  [list, 'one', 'must be a list, one item a line, each after "- "'],
  [list, undefined, 'is missing'],
  [group, { one: 'a', two: 'b' }, undefined],
  [group, {}, 'must be a group of 2 to 3 items, and has 0: they stand in one row'],
  [distinct(z.array(z.string())), ['CR', 'US'], undefined],
  [distinct(z.array(z.string())), ['CR', 'US', 'CR'], 'CR is in this list already'],
  [distinct(group), { one: 'a', two: 'a' }, 'is the same as that of one'],
])('%# %j: %s', (schema, data, message) => {
  const { error } = schema.safeParse(data, { error: explain });
  expect(error?.issues.map((issue) => issue.message)).toEqual(message && [message]);
});
