import { createHash } from 'node:crypto';
import { hashedFolder } from '#packages/site/addresses.ts';

/**
 * Fetches the document of a link that the pointer rests on or presses, unless the visitor saves data. Not once a page is
 * hydrated: then it opens others without their documents. A file of its own, because the policy allows no inline script.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { selector_matches: '[data-waits] a:not([href^="#"])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

const hash = createHash('sha256').update(speculationRules).digest('base64url').slice(0, 8);

/** The address of the rules: as a hashed file, it is cached for a year. */
export const speculationRulesFile = `${hashedFolder}prefetch-${hash}.speculationrules`;
