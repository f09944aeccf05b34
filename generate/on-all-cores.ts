import { availableParallelism } from 'node:os';

/** Processes all items, at most one at a time per core, which limits the use of memory. */
export async function onAllCores<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // Shared: each worker takes the next item when it is done with one.
  const queue = Iterator.from(items);
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
