import { z } from 'zod';
import { slugMistake } from '../addresses/slug-of.ts';

/** @param what what the key is, for the message: 'the key of a topic' */
export function slug(what: string) {
  return z
    .string()
    .superRefine((name, context) => {
      const mistake = slugMistake(name);
      if (mistake) context.addIssue({ code: 'custom', message: `is not ${what}: ${mistake}` });
    })
    .meta({ isSlug: true });
}

/** The key of an office: part of its vCard's address, derived from its city in the default language. */
export const officeKey = slug('the key of an office');
