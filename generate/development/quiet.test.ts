import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createQuiet } from './development.ts';

test('waits until all requests have been answered for half a second', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { serve, wait } = createQuiet();
  const act = vi.fn<() => void>();
  const waited = wait().then(act);
  const responses = [new EventEmitter(), new EventEmitter()];
  for (const each of responses) serve({} as IncomingMessage, each as ServerResponse, () => {});
  for (const response of responses) {
    now += 499;
    response.emit('close');
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(act).not.toHaveBeenCalled();
  }
  now += 500;
  await waited;
});
