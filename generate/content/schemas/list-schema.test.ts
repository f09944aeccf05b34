import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { distinct, groupOf, listOf } from './list-schema.ts';
import { explain } from '../../reading/mistakes.ts';

const bounds = { min: 2, max: 4, because: 'they stand in one row' };
const items = (count: number) => Array.from({ length: count }, (_, index) => `item-${index}`);
const group = (count: number) => Object.fromEntries(items(count).map((item) => [item, item]));

/** Returns the error messages for some data; empty if it is valid. */
function messagesFor(schema: z.ZodType, data: unknown): string[] {
  return schema.safeParse(data, { error: explain }).error?.issues.map(({ message }) => message) ?? [];
}

describe.each([
  ['list', listOf(z.string(), bounds), items],
  ['group', groupOf(z.string(), z.string(), bounds), group],
] as const)('a %s', (kind, schema, of) => {
  test.each([2, 3, 4])('accepts %i items', (count) => {
    expect(messagesFor(schema, of(count))).toEqual([]);
  });

  test.each([0, 1, 5])('rejects %i items and gives the reason', (count) => {
    expect(messagesFor(schema, of(count))).toEqual([
      `must be a ${kind} of 2 to 4 items, and has ${count}: they stand in one row`,
    ]);
  });
});

test('rejects what is not a list', () => {
  expect(messagesFor(listOf(z.string(), bounds), 'one')).toEqual([
    'must be a list, one item a line, each after "- "',
  ]);
  expect(messagesFor(listOf(z.string(), bounds), undefined)).toEqual(['is missing']);
});

test('a list or group of distinct values names the one that is there twice', () => {
  expect(messagesFor(distinct(z.array(z.string())), ['CR', 'US'])).toEqual([]);
  expect(messagesFor(distinct(z.array(z.string())), ['CR', 'US', 'CR'])).toEqual([
    'CR is in this list already',
  ]);
  const group = distinct(z.record(z.string(), z.string()));
  expect(messagesFor(group, { one: 'a', two: 'b' })).toEqual([]);
  expect(messagesFor(group, { one: 'a', two: 'a' })).toEqual(['is the same as that of one']);
});
