import type { Logger } from 'vite';
import { reviewsDue } from './claim-reviews.ts';
import { loadFacts } from './load.ts';
import { standIns } from './stand-ins.ts';

/** Returns one line that lists the facts that are still placeholders; undefined if there are none. */
function placeholders(root: string): string | undefined {
  const keys = standIns(loadFacts(root, 'site')).map(({ key }) => key);
  return keys.length > 0
    ? `content/site.yaml still holds placeholders: ${keys.join(', ')}. See npm run launch-check.`
    : undefined;
}

/** Throws if placeholders remain in a production build (`SITE_STAGE=production`), so that they never go live. */
export function refusePlaceholders(root: string): void {
  const line = process.env.SITE_STAGE === 'production' ? placeholders(root) : undefined;
  // Content editors read this message, so it has no stack trace.
  if (line) throw Object.assign(new Error(line), { stack: line });
}

/** Logs a warning that lists the facts that are still placeholders. */
export function warnOfPlaceholders(root: string, logger: Pick<Logger, 'warn'>): void {
  const line = placeholders(root);
  if (line) logger.warn(line);
}

/** Logs a warning for each confirmed claim that was to be looked at again by a day that has passed. */
export function warnOfReviews(root: string, logger: Pick<Logger, 'warn'>, now = new Date()): void {
  for (const line of reviewsDue(loadFacts(root, 'site'), now)) logger.warn(`content/site.yaml: ${line}`);
}
