/** Schema of `content/moved.yaml`. Runs at build time only. */
import { z } from 'zod';

// Server configurations quote addresses, so they have no other characters.
const form = String.raw`(?:\/[\w~.-]+)+`;
const reason =
  'is no address of this site: write a path of letters, digits, dots and dashes, as in /old-name';

/** The schema of the file. */
export const moved = z.record(
  z.string().regex(new RegExp(`^${form}$`), reason),
  z.string().regex(new RegExp(String.raw`^(?:${form}|\/)$`), reason),
);

/** Old addresses of the site, and those to which they lead. */
export type Moved = z.infer<typeof moved>;
