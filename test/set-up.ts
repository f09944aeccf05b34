/** Vitest runs this before the tests of each file. */
import { configureGlobal } from 'fast-check';
import { afterEach, vi } from 'vitest';

// The same examples in every run, so that no run fails by chance.
configureGlobal({ seed: 20261124 });

// Files share a worker: whatever a test has put in place of something else is gone after it.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});
