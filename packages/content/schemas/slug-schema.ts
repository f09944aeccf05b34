import { z } from 'zod';
import { slugMistake } from '../addresses/slug-of.ts';

/** @param what what it is the key of, for the message: 'a topic' */
export function slug(what: string) {
  return z
    .string()
    .superRefine((name, context) => {
      const mistake = slugMistake(name);
      if (mistake)
        context.addIssue({
          code: 'custom',
          message: `cannot name ${what} in addresses and links: ${mistake}`,
        });
    })
    .meta({ isSlug: true });
}

/** The key of an office: part of its vCard's address, derived from its city in the default language. */
export const officeKey = slug('an office');
