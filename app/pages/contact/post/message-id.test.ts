import { expect, test } from 'vitest';
import { createMessageIds } from './message-id.ts';

test('the same text keeps its id, a changed one gets a new one', () => {
  const idOf = createMessageIds();
  const first = idOf('Hello');
  expect(first).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(idOf('Hello')).toBe(first);
  expect(idOf('Hello.')).not.toBe(first);
  expect(idOf('Hello')).not.toBe(first);
});
