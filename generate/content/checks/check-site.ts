import { checkContent } from './check.ts';
import { refusePlaceholders } from './launch.ts';
import type { Site } from '../site.ts';
import { writtenCodes } from '../written-languages.ts';

/**
 * Checks all content before the build starts. Throws a ContentError that lists every mistake,
 * and in a production build an Error if placeholders remain.
 */
export function checkSite(site: Site): void {
  checkContent(site.source, writtenCodes);
  refusePlaceholders(site.facts);
}
