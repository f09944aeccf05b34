import { expect, test } from 'vitest';
import { isSettled, nextState, type PageEvent, type PageState } from './page-state.ts';

const changed = (revision: number, ...files: string[]): PageEvent => ({
  is: 'changed',
  change: { revision, files },
});
const after = (...events: PageEvent[]) => events.reduce<PageState>(nextState, { is: 'current', revision: 0 });

test('a change is shown once, by one refresh', () => {
  const told = after(changed(1, 'a.yaml'));
  expect(told).toEqual({ is: 'refreshing', revision: 0, to: { revision: 1, files: ['a.yaml'] } });
  expect(isSettled(told, 1)).toBe(false);
  const shown = nextState(told, { is: 'refreshed' });
  expect(shown).toEqual({ is: 'current', revision: 1 });
  expect(isSettled(shown, 1)).toBe(true);
  expect(isSettled(shown, 2)).toBe(false);
});

test('what changes meanwhile is shown by one more refresh', () => {
  const busy = after(changed(1, 'a.yaml'), changed(2, 'b.yaml'), changed(3, 'b.yaml', 'c.md'));
  const next = nextState(busy, { is: 'refreshed' });
  expect(next).toEqual({ is: 'refreshing', revision: 1, to: { revision: 3, files: ['b.yaml', 'c.md'] } });
  expect(isSettled(next, 1)).toBe(true);
  expect(isSettled(next, 2)).toBe(false);
  expect(nextState(next, { is: 'refreshed' })).toEqual({ is: 'current', revision: 3 });
});

test('a page that was given up waits for nothing, and stays so', () => {
  for (const before of [after(), after(changed(1, 'a.yaml'))]) {
    const state = nextState(before, { is: 'given up' });
    expect(state).toEqual({ is: 'outdated' });
    expect(isSettled(state, 9)).toBe(true);
    expect(nextState(state, changed(2, 'a.yaml'))).toEqual(state);
    expect(nextState(state, { is: 'refreshed' })).toEqual(state);
  }
});

test('a refresh that ends without having begun changes nothing', () => {
  expect(after({ is: 'refreshed' })).toEqual({ is: 'current', revision: 0 });
});
