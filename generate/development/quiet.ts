import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Connect } from 'vite';

/** Knows when no page loads, which work would slow down that can be done later. */
export type Quiet = {
  serve: Connect.NextHandleFunction;
  /** Waits until there were requests, and all have been answered for half a second. */
  wait: () => Promise<void>;
};

export function createQuiet(): Quiet {
  let open = 0;
  // When the last answer was given; as if it was to come while one is due.
  let last = Infinity;
  return {
    serve(_request, response, next) {
      open += 1;
      last = Infinity;
      response.once('close', () => {
        open -= 1;
        if (open === 0) last = performance.now();
      });
      next();
    },
    async wait() {
      await setImmediate();
      while (performance.now() < last + 500) await setTimeout(50);
    },
  };
}
