import { z } from 'zod';
import { slugMistake } from '../addresses/slug-of.ts';
import { ruled } from './list-schema.ts';

/** @param what what it is the key of, for the message: 'a topic' */
export function slug(what: string) {
  return ruled(z.string(), (name) => {
    const mistake = slugMistake(name);
    return mistake === undefined ? [] : [`cannot name ${what} in addresses and links: ${mistake}`];
  }).meta({ isSlug: true });
}

/** The key of an office: part of its vCard's address, derived from its city in the default language. */
export const officeKey = slug('an office');
