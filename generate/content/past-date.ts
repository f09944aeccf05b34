import { z } from 'zod';

const farthestEast = 14 * 60 * 60 * 1000;

/** Returns the latest date that any place on Earth has now, as in '2026-01-15'. */
const today = () => new Date(Date.now() + farthestEast).toISOString().slice(0, 10);

/** Schema of a date that has come: what is built is shown at once, so a later date would be wrong until then. */
export const pastDate = (error: string) =>
  z.iso
    .date(error)
    // A mistyped year.
    .refine((date) => date > '1990', { error, abort: true })
    .refine((date) => date <= today(), {
      error: 'is in the future, and the site would show it from now on: write it on that day',
      abort: true,
    });
