import { refusePlaceholders } from './launch.ts';
import { checkContent } from './check.ts';
import { writtenCodes } from './written-languages.ts';

/**
 * Checks all content before the build starts. Throws a ContentError that lists every mistake,
 * and in a production build an Error if placeholders remain.
 */
export function checkSite(root: string): void {
  checkContent(root, writtenCodes);
  refusePlaceholders(root);
}
