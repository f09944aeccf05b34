import { createHash } from 'node:crypto';
import { hashedFolder } from '#packages/site/addresses.ts';

/** For a link that the pointer rests on or presses, until a page is hydrated. A file, because the policy allows no inline script. */
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

/** A hashed file, which is cached for a year. */
export const speculationRulesFile = `${hashedFolder}prefetch-${hash}.speculationrules`;
