import type { Logger } from 'vite';
import { loadFacts } from './load.ts';
import { standIns } from './stand-ins.ts';

/** The facts that are still placeholders, in one line for the owner; undefined where there are none. */
function placeholders(root: string): string | undefined {
  const keys = standIns(loadFacts(root, 'site')).map(({ key }) => key);
  return keys.length > 0
    ? `content/site.yaml still holds placeholders: ${keys.join(', ')}. See npm run launch-check.`
    : undefined;
}

/** Keeps a site with placeholders from going public: throws in a build for production (`SITE_STAGE=production`). */
export function refusePlaceholders(root: string): void {
  const line = process.env.SITE_STAGE === 'production' ? placeholders(root) : undefined;
  // The line is for an owner: where the code threw it is of no use to them.
  if (line) throw Object.assign(new Error(line), { stack: line });
}

/** Says in one line which facts are still placeholders. */
export function warnOfPlaceholders(root: string, logger: Pick<Logger, 'warn'>): void {
  const line = placeholders(root);
  if (line) logger.warn(line);
}
