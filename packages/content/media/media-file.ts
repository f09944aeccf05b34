import { closeSync, existsSync, lstatSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { notAFile } from '../reading/content-folder.ts';
import { foreignKind } from '../reading/foreign-file.ts';

export const mediaFolder = 'content/media';

// The files made of a picture have longer names, and file systems allow 255 bytes.
export const pictureName = /^[\w-]{1,100}\.(?:avif|jpe?g|png|tiff?|webp)$/i;

// File signatures, from the formats' specifications. Extensions are not reliable: phones name HEIC files .jpg, and the reverse.
const signatures: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\u00ff\u00d8\u00ff/,
  '.png': /^\u0089PNG/,
  '.webp': /^RIFF.{4}WEBP/s,
  '.tif': /^(?:II\*\0|MM\0\*)/,
};

/**
 * Whether the beginning of a file says that it is an animation. See https://developers.google.com/speed/webp/docs/riff_container,
 * https://www.w3.org/TR/png-3/#acTL-chunk and https://aomediacodec.github.io/av1-avif/#sequence-brand.
 */
function isAnimated(start: string): boolean {
  const [, webpFlags] = /^RIFF.{4}WEBPVP8X.{4}(.)/s.exec(start) ?? [];
  if (webpFlags !== undefined) return (webpFlags.charCodeAt(0) & 2) > 0;
  return /^\u0089PNG(?:(?!IDAT).)*acTL/s.test(start) || /^.{4}ftypavis/s.test(start);
}

const heicName = /\.(?:hei[cf]s?|hif)$/i;

/**
 * The brands of a file of ISO/IEC 14496-12, section 4.3: a size of four bytes, `ftyp`, the first brand, a version, and
 * the brands that it is compatible with. HEIC and AVIF may both begin with `mif1`.
 */
function brandsOf(start: string): string[] {
  if (start.slice(4, 8) !== 'ftyp') return [];
  const size = Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE();
  return start.slice(8, size).match(/.{4}/gs) ?? [];
}

const isAvif = (brands: readonly string[]) => brands.some((brand) => /^avi[fs]$/.test(brand));

/** Whether brands are those of HEIC, or of another HEIF that is no AVIF. */
function isHeic(brands: readonly string[]): boolean {
  return !isAvif(brands) && brands.some((brand) => /^(?:he[iv][cmsx]|mi[af][f\d]|msf1)$/.test(brand));
}

/** The ending of a picture's name by what it is, as in '.jpg'; undefined for what no page can show. */
export function endingOf(start: string): string | undefined {
  const [known] = Object.entries(signatures).find(([, signature]) => signature.test(start)) ?? [];
  return known ?? (isAvif(brandsOf(start)) ? '.avif' : undefined);
}

/** The beginning of a file, one character for each byte. */
function startOf(full: string): string {
  const bytes = Buffer.alloc(65_536);
  const file = openSync(full, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

export function unreadable(file: string, reason: string): string {
  return `${file} cannot be read as a picture (${reason}): export it again`;
}

/** The message for a photo as Apple's and other phones save it. No library for Node reads its colors too. */
function heicMistake(file: string): string {
  return `${file} is a HEIC photo, which browsers do not show: export it as JPEG`;
}

export function notOnePicture(file: string): string {
  return `${file} has several pictures in it, of which one would be shown: save that one alone`;
}

/** Mistakes in the name, size or format. `largest` is in megabytes. */
export function mediaMistakes(root: string, file: string, largest = 20): string[] {
  if (heicName.test(file)) return [heicMistake(file)];
  const misnamed = pictureName.test(file)
    ? undefined
    : `${file} is not the name of a picture: save it in ${mediaFolder} as JPEG, PNG, WebP, AVIF or TIFF, with at most 100 letters, digits and dashes in its name, as in team-2026.jpg`;
  const full = path.join(root, mediaFolder, file);
  // Of a file that is there, what it is says more.
  if (misnamed && !(/^[\w-]+\.\w+$/.test(file) && existsSync(full))) return [misnamed];
  if (!lstatSync(full, { throwIfNoEntry: false })) return [`${file} is not in ${mediaFolder}`];
  const reason = notAFile(full);
  if (reason) return [`${file} ${reason}`];
  const megabytes = statSync(full).size / 1_000_000;
  if (megabytes > largest)
    return [`${file} has ${Math.ceil(megabytes)} MB, and may have ${largest}: save it smaller`];
  const start = startOf(full);
  const brands = brandsOf(start);
  if (isHeic(brands)) return [heicMistake(file)];
  if (isAnimated(start)) return [notOnePicture(file)];
  if (endingOf(start) !== undefined) return misnamed ? [misnamed] : [];
  const kind = foreignKind(start, 'picture');
  if (kind) return [`${file} ${kind}`];
  return [misnamed ?? unreadable(file, 'it is in no format of pictures that is known here')];
}
