import { z } from 'zod';

const farthestEast = 14 * 60 * 60 * 1000;

/** Returns the latest date that any place on Earth has now, as in '2026-01-15'. */
const today = () => new Date(Date.now() + farthestEast).toISOString().slice(0, 10);

const shownAtOnce = 'is in the future, and the site would show it from now on: write it on that day';

/**
 * Schema of a day, past or to come.
 *
 * @param error the message for what is no day
 */
export const day = (error: string) =>
  // A mistyped year.
  z.iso.date(error).refine((date) => date > '1990', { error, abort: true });

/**
 * Schema of a date that has come: what is built is shown at once, so a later date would be wrong until then.
 *
 * @param error the message for what is no date
 */
export const pastDate = (error: string, future = shownAtOnce) =>
  day(error).refine((date) => date <= today(), { error: future, abort: true });

/** Schema of a year and a month that has come, as in '2025-08'. */
export const pastMonth = (error: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error, abort: true })
    .refine((month) => month <= today().slice(0, 7), { error: shownAtOnce, abort: true });
