import { expect, test } from 'vitest';
import type { Shape } from './schemas/shape.ts';
import { childrenOf, isConditional, map, nodeAt, possibleChildren, walk, type Node } from './tree.ts';

const text: Shape = { type: 'string' };
const date: Shape = { type: 'string', format: 'date' };
const shape: Shape = {
  properties: {
    title: text,
    intro: { ...text, maxLength: 60 },
    claim: { anyOf: [date, { properties: { confirmed: date, review: date }, required: ['confirmed'] }] },
    steps: { items: { properties: { name: text, note: text } } },
    range: { prefixItems: [{ type: 'number' }, { type: 'number', label: 'to' }] },
    offices: { additionalProperties: { properties: { city: text } } },
  },
};
const root: Node = {
  path: [],
  shape,
  value: {
    intro: { 'with contactEndpoint': 'By form', 'without contactEndpoint': 'By mail' },
    claim: '2026-01-15',
    steps: [{ name: 'Call' }, { 'with contactEndpoint': { name: 'Write' } }],
    range: [2, 6],
    offices: { oslo: { city: 'Oslo' } },
  },
};
const paths = (nodes: Iterable<Node>) => [...nodes].map(({ path }) => path.join('.'));

test('a walk visits each value with its schema, a group first, and both branches of a condition', () => {
  expect(paths(walk(root))).toEqual(
    `  intro intro.with contactEndpoint|intro.without contactEndpoint|claim steps steps.0 steps.0.name steps.1
    steps.1.with contactEndpoint|steps.1.with contactEndpoint.name|range range.0 range.1 offices offices.oslo offices.oslo.city`
      .split(/(?<!with|without)\s+|\|/)
      .map((path) => path.trim()),
  );
  expect(nodeAt(root, ['intro', 'without contactEndpoint'])).toMatchObject({
    shape: { maxLength: 60 },
    value: 'By mail',
  });
  expect(nodeAt(root, ['range', 1]).shape).toMatchObject({ label: 'to' });
  expect(nodeAt(root, ['offices', 'constructor']).value).toBeUndefined();
});

test('a short form has the keys of the long one', () => {
  expect(nodeAt(root, ['claim'])).toMatchObject({
    shape: { format: 'date', properties: { review: { format: 'date' } } },
    value: '2026-01-15',
  });
});

test('a walk can include what may be added, and leave out what is in a value', () => {
  const step = nodeAt(root, ['steps', 0]);
  expect(paths(walk(step, possibleChildren))).toEqual(['steps.0', 'steps.0.name', 'steps.0.note']);
  expect(paths(possibleChildren(nodeAt(root, ['intro'])))).toEqual([
    'intro.with contactEndpoint',
    'intro.without contactEndpoint',
  ]);
  expect(paths(walk(step, (node) => (node === step ? childrenOf(node) : [])))).toEqual([
    'steps.0',
    'steps.0.name',
  ]);
});

test('a map replaces values from the inside out, and leaves out what becomes undefined', () => {
  expect(map(root, ({ value }) => (typeof value === 'number' ? value * 10 : value))).toEqual({
    ...Object(root.value),
    range: [20, 60],
  });
  expect(map({ ...root, value: { title: null } }, ({ value }) => value)).toEqual({ title: null });
  expect(isConditional(nodeAt(root, ['intro']).value)).toBe(true);
});
