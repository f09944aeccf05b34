/** Slugs: names that end an address, or that content refers to. In Node and in the editor's page. */
import { withoutAccents } from '#packages/site/without-accents.ts';

// File systems allow 255 bytes, and files made of a page have longer names than it.
const longest = 100;

/**
 * Derives a slug from a title or a name: small letters without accents, digits and single dashes; empty without Latin letters.
 * Of a longer one, as many whole words as fit.
 *
 * @example slugOf('What’s new in Łódź?') // 'whats-new-in-lodz'
 */
export function slugOf(text: string, most = longest): string {
  const plain = withoutAccents(text.toLowerCase()).replaceAll(/['’]/g, '');
  const words = plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
  if (words.length <= most) return words;
  // A dash may come next.
  return words
    .slice(0, most + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, most);
}

/** Lower-case letters, digits and single dashes: what is a number alone is a position in a list. */
const form = /^(?!\d+$)[a-z\d]+(?:-[a-z\d]+)*$/;

// Servers take this file for its folder.
const folderFile = 'index';
// Windows reserves these names for devices, whatever their ending, so that no file of the page could be written there:
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;

/** @param reserved the names that have another meaning in the same place */
export function slugMistake(name: string, reserved?: ReadonlySet<string>): string | undefined {
  if (!form.test(name))
    return 'write small letters without accents, digits and single dashes, and not a number alone';
  if (name.length > longest) return `write at most ${longest} characters`;
  if (device.test(name)) return `choose another name than ${name}, which Windows keeps for a device`;
  return name === folderFile || reserved?.has(name)
    ? `choose another name than ${name}, which the site itself needs`
    : undefined;
}

export function isSlug(name: string): boolean {
  return slugMistake(name) === undefined;
}
