import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { notAFile } from '../reading/content-folder.ts';

export const mediaFolder = 'content/media';

// The files made of a picture have longer names, and file systems allow 255 bytes.
export const pictureName = /^[\w-]{1,100}\.(?:avif|jpe?g|png|tiff?|webp)$/i;

const heicName = /\.(?:hei[cf]s?|hif)$/i;

/** The message for a photo as Apple's and other phones save it. No library for Node reads its colors too. */
export function heicMistake(file: string): string {
  return `${file} is a HEIC photo, which browsers do not show: export it as JPEG`;
}

export function nameMistake(file: string): string | undefined {
  if (heicName.test(file)) return heicMistake(file);
  return pictureName.test(file)
    ? undefined
    : `${file} is not the name of a picture: save it in ${mediaFolder} as JPEG, PNG, WebP, AVIF or TIFF, with at most 100 letters, digits and dashes in its name, as in team-2026.jpg`;
}

/** `largest` is in megabytes. */
export function sizeMistake(file: string, bytes: number, largest = 20): string | undefined {
  const megabytes = bytes / 1_000_000;
  return megabytes > largest
    ? `${file} has ${Math.ceil(megabytes)} MB, and may have ${largest}: save it smaller`
    : undefined;
}

/** Mistakes in the name or size. Whether it is a picture is known once it is decoded: photo.ts. */
export function mediaMistakes(root: string, file: string): string[] {
  const named = nameMistake(file);
  if (named !== undefined) return [named];
  const full = path.join(root, mediaFolder, file);
  if (!lstatSync(full, { throwIfNoEntry: false })) return [`${file} is not in ${mediaFolder}`];
  const reason = notAFile(full);
  if (reason !== undefined) return [`${file} ${reason}`];
  return [sizeMistake(file, statSync(full).size) ?? []].flat();
}
