import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { groupOf, listOf } from './list-schema.ts';
import { explain } from './mistakes.ts';

const bounds = { min: 2, max: 4, because: 'they stand in one row' };
const items = (count: number) => Array.from({ length: count }, (_, index) => `item-${index}`);
const group = (count: number) => Object.fromEntries(items(count).map((item) => [item, item]));

/** What is said of some data; nothing where it is right. */
function said(schema: z.ZodType, data: unknown): string[] {
  return schema.safeParse(data, { error: explain }).error?.issues.map(({ message }) => message) ?? [];
}

describe.each([
  ['list', listOf(z.string(), bounds), items],
  ['group', groupOf(z.string(), z.string(), bounds), group],
] as const)('a %s', (kind, schema, of) => {
  test.each([2, 3, 4])('of %i is within its bounds', (count) => {
    expect(said(schema, of(count))).toEqual([]);
  });

  test.each([0, 1, 5])('of %i is not, and the reason is given', (count) => {
    expect(said(schema, of(count))).toEqual([
      `must be a ${kind} of 2 to 4 items, and has ${count}: they stand in one row`,
    ]);
  });
});

test('what is no list is told so', () => {
  expect(said(listOf(z.string(), bounds), 'one')).toEqual([
    'must be a list, one item a line, each after "- "',
  ]);
  expect(said(listOf(z.string(), bounds), undefined)).toEqual(['is missing']);
});
