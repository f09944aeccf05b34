/** Schema of `content/moved.yaml`. Runs at build time only. */
import { z } from 'zod';

// Server configurations quote addresses, so they have no other characters.
// Browsers resolve the segments "." and "..".
const form = String.raw`(?:\/(?!\.{1,2}(?:\/|$))[\w~.-]+)+`;
const reason =
  'is no address of this site: write a path of letters (a to z), digits, dots and dashes, as in /old-name; one with other letters cannot be kept';

/** The schema of the file. */
export const moved = z.record(
  z.string().regex(new RegExp(String.raw`^${form}\/?$`), reason),
  z.string().regex(new RegExp(String.raw`^(?:${form}|\/)$`), reason),
);

/** Old addresses of the site, and those to which they lead. */
export type Moved = z.infer<typeof moved>;
