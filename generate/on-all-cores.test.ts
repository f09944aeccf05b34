import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onAllCores } from './on-all-cores.ts';

test('processes every item, with at most one at a time per core', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await onAllCores([1, 2, 3, 4, 5, 6, 7, 8, 9], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    done.push(item);
  });
  expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(done).toHaveLength(9);
  expect(most).toBe(Math.min(9, availableParallelism()));
});

test('fails if any of the work fails', async () => {
  const work = onAllCores(['a', 'b'], async (item) => {
    if (item === 'b') throw new Error('no b');
  });
  await expect(work).rejects.toThrow('no b');
});
