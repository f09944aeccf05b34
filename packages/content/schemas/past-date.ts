import { z } from 'zod';

/** The latest date that any place on Earth has now, as in '2026-01-15', or the day that `SITE_DAY` sets if it is later. */
export function today(): string {
  const now = Temporal.Now.plainDateISO('+14:00').toString();
  const { SITE_DAY: set = '' } = process.env;
  return set > now ? set : now;
}

const shownAtOnce = 'is in the future, and the site would show it from now on: write it on that day';

/** A day, past or to come. `error` is the message for what is no day. */
export const day = (error: string) =>
  // A mistyped year.
  z.iso.date({ error, abort: true }).refine((date) => date > '1990', { error, abort: true });

/** A date that has come: what is built is shown at once, so a later date would be wrong until then. */
export const pastDate = (error: string, future = shownAtOnce) =>
  day(error).refine((date) => date <= today(), { error: future, abort: true });

/** Schema of a year and a month that has come, as in '2025-08'. */
export const pastMonth = (error: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error, abort: true })
    .refine((month) => month <= today().slice(0, 7), { error: shownAtOnce, abort: true });
