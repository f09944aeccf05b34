import fs from 'node:fs';
import { vi } from 'vitest';

const all = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
/** What the editor writes with. It calls them by `fs`, and all others by their own names, which stay as they are. */
const functions = Object.keys(all).filter((name) => name.endsWith('Sync') && typeof all[name] === 'function');

type Fault = {
  /** What fails: a call of any function, or of this one. */
  of?: string;
  /** Counted from 1. */
  at: number;
  code?: string;
  /** Whether everything fails from then on, as if the process had been ended. */
  forGood?: boolean;
  /** After how many calls more everything fails for good. */
  again?: number;
};

/** Makes the editor's disk fail until `vi.restoreAllMocks()`. The result returns how many calls were counted. */
export function failDisk({
  of,
  at,
  code = 'ENOSPC',
  forGood = false,
  again = Infinity,
}: Fault): () => number {
  let calls = 0;
  for (const name of functions) {
    const real = all[name]!;
    vi.spyOn(all, name).mockImplementation((...args) => {
      const isCounted = of === undefined || name === of;
      if (isCounted) calls += 1;
      if ((isCounted && calls === at) || calls >= at + (forGood ? 0 : again))
        throw Object.assign(new Error(code), { code });
      return real(...args);
    });
  }
  return () => calls;
}
