import { vi } from 'vitest';
import { disk } from '#edit/save/write-all.ts';

type Fault = {
  /** What fails: a call of any function, or of this one. */
  of?: keyof typeof disk;
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
  const spied = disk as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const [name, real] of Object.entries(spied))
    vi.spyOn(spied, name).mockImplementation((...args) => {
      const isCounted = of === undefined || name === of;
      if (isCounted) calls += 1;
      if ((isCounted && calls === at) || calls >= at + (forGood ? 0 : again))
        throw Object.assign(new Error(code), { code });
      return real(...args);
    });
  return () => calls;
}
