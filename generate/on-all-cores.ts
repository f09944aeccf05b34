import { availableParallelism } from 'node:os';

/** Does the work for each item, as many at once as there are cores: all at once would take memory for all of them. */
export async function onAllCores<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // Shared: whoever is done takes the next one.
  const queue = Iterator.from(items);
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
