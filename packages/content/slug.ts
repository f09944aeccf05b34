/** Names that end an address, or that content refers to. Runs at build time only. */
import { z } from 'zod';
import { longestSlug } from './slug-of.ts';

/** Lower-case letters, digits and single dashes. */
const form = /^[a-z\d]+(?:-[a-z\d]+)*$/;

// Servers give these files a meaning of their own: that of a folder, and that of every missing page.
const reserved = new Set(['index', '404']);
// Windows reserves these names for devices, whatever their ending, so that no file of the page could be written there:
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;

/**
 * Returns what is wrong with a name; undefined if nothing is.
 *
 * @param taken the names that have another meaning in the same place
 */
export function slugMistake(name: string, taken?: ReadonlySet<string>): string | undefined {
  if (!form.test(name)) return 'write small letters without accents, digits and single dashes';
  if (name.length > longestSlug) return `write at most ${longestSlug} characters`;
  if (device.test(name)) return `choose another name than ${name}, which Windows keeps for a device`;
  return reserved.has(name) || taken?.has(name)
    ? `choose another name than ${name}, which the site itself needs`
    : undefined;
}

/** Whether a name can end an address. */
export function isSlug(name: string): boolean {
  return slugMistake(name) === undefined;
}

/**
 * Returns the schema of a key that is a slug.
 *
 * @param what what the key is, for the message: 'the key of a topic'
 */
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
