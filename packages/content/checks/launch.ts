import type { Facts } from '../facts.ts';
import { standIns } from './stand-ins.ts';

/** What warnings go to, as the logger of Vite. */
type Logger = { warn: (line: string) => void };

/** Returns one line that lists the facts that are still placeholders; undefined if there are none. */
function placeholders(facts: Facts): string | undefined {
  const keys = standIns(facts).map(({ key }) => key);
  return keys.length > 0
    ? `content/site.yaml still holds placeholders: ${keys.join(', ')}. See npm run launch-check.`
    : undefined;
}

/** Throws if placeholders remain in a production build (`SITE_STAGE=production`), so that they never go live. */
export function refusePlaceholders(facts: Facts): void {
  const line = process.env.SITE_STAGE === 'production' ? placeholders(facts) : undefined;
  // Content editors read this message, so it has no stack trace.
  if (line) throw Object.assign(new Error(line), { stack: line });
}

/** Logs a warning that lists the facts that are still placeholders. */
export function warnOfPlaceholders(facts: Facts, logger: Logger): void {
  const line = placeholders(facts);
  if (line) logger.warn(line);
}

/** Returns one line for each confirmed claim whose date of review has passed on a day: key and reason. */
export function reviewsDue({ claimsConfirmed }: Pick<Facts, 'claimsConfirmed'>, day: string): string[] {
  return Object.entries(claimsConfirmed).flatMap(([name, own]) =>
    own?.review !== undefined && own.review < day
      ? `claimsConfirmed.${name}: was confirmed on ${own.confirmed}, to be looked at again by ${own.review}`
      : [],
  );
}

/** Logs a warning for each confirmed claim that was to be looked at again by a day that has passed. */
export function warnOfReviews(facts: Facts, logger: Logger, day: string): void {
  for (const line of reviewsDue(facts, day)) logger.warn(`content/site.yaml: ${line}`);
}
