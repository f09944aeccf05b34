/** Checks the pictures that content names. Runs at build time only. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { text } from '../content/text-schema.ts';

/** The folder of the owners' pictures. */
export const mediaFolder = 'content/media';

const largest = 20;
const name = /^[\w-]+\.(?:avif|jpe?g|png|tiff?|webp)$/i;

/** Returns what is wrong with the name or the size of a picture in `content/media`. */
export function mediaMistakes(root: string, file: string): string[] {
  if (!name.test(file))
    return [
      `${file} is not the name of a picture: save it in ${mediaFolder} as JPEG, PNG, WebP, AVIF or TIFF, with letters, digits and dashes in its name, as in team-2026.jpg`,
    ];
  const full = path.join(root, mediaFolder, file);
  if (!existsSync(full)) return [`${file} is not in ${mediaFolder}`];
  const megabytes = statSync(full).size / 1_000_000;
  return megabytes > largest
    ? [`${file} has ${Math.ceil(megabytes)} MB, and may have ${largest}: save it smaller`]
    : [];
}

/** A picture in content: its file in `content/media`, and what it shows, for those who do not see it. */
export const picture = z.strictObject({ file: text, alt: text });
export type Picture = z.infer<typeof picture>;
