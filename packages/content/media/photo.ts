import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hashedFolder } from '#packages/site/addresses.ts';
import { once } from '#packages/site/once.ts';
import { fileState } from '../reading/content-folder.ts';
import { mistakeOfFile, type Fault } from '../reading/mistakes.ts';
import { mediaFolder, notOnePicture, unreadable } from './media-file.ts';

/** A picture as pages show it: its size when upright, and what its files are called after (app/ui/photo/photo-files.ts). */
export type Photo = {
  width: number;
  height: number;
  /** The placeholder color until the picture has loaded; undefined if it is transparent. */
  color: string | undefined;
  path: string;
  hash: string;
};

// A part of every address: raise it when the same picture is to be encoded in another way.
const recipe = '2';

// WebP has at most 16,383 pixels on a side, and the widest picture on pages has 1,920.
const highest = 8;

/** Decodes a picture, upright, in the colors of the web and without its metadata, at most as wide as asked. */
export function decode(bytes: Buffer, width: number): Sharp {
  return (
    sharp(bytes)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      // Without it, pictures of 16 bits would keep the numbers of their own color space.
      .withIccProfile('srgb', { attach: false })
  );
}

async function dominantColor(bytes: Buffer): Promise<string | undefined> {
  const small = await decode(bytes, 160).png().toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0'));
  return isOpaque ? `#${hex.join('')}` : undefined;
}

type Described = Photo | { mistake: string };

async function describe(bytes: Buffer, file: string): Promise<Described> {
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  if (pages > 1) return { mistake: notOnePicture(file) };
  if (height > highest * width)
    return {
      mistake: `${file} has ${width} × ${height} pixels, and may be ${highest} times as high as wide: cut it`,
    };
  const hash = createHash('sha256').update(recipe).update(bytes).digest('base64url').slice(0, 8);
  // Decodes every pixel, so that a broken file fails here.
  const color = await dominantColor(bytes);
  return { width, height, color, path: hashedFolder + path.parse(file).name.toLowerCase(), hash };
}

// Decoding a picture takes a tenth of a second.
const describeOnce = once(async (full: string, _state: string): Promise<Described> => {
  const file = path.basename(full);
  return describe(await readFile(full), file).catch((error: Error) => {
    const [reason = ''] = error.message.split('\n');
    return { mistake: unreadable(file, reason) };
  });
});

/** Describes a picture of `content/media`, or returns why it cannot be shown. Throws if there is no such file. */
async function describePhoto(root: string, file: string): Promise<Described> {
  const full = path.join(root, mediaFolder, file);
  return describeOnce(full, fileState(full));
}

export async function photoMistakes(root: string, files: readonly string[]): Promise<Fault[]> {
  const found = files.map(async (file) => ({ file, picture: await describePhoto(root, file) }));
  return (await Promise.all(found)).flatMap(({ file, picture }) =>
    'mistake' in picture ? { file: `${mediaFolder}/${file}`, ...mistakeOfFile(picture.mistake) } : [],
  );
}

/** Describes a picture. Throws if it cannot be shown, for which `photoMistakes` has the reason. */
export async function readPhoto(root: string, file: string): Promise<Photo> {
  const picture = await describePhoto(root, file);
  if ('mistake' in picture) throw new Error(picture.mistake);
  return picture;
}

export async function readPhotos(root: string, files: readonly string[]): Promise<Record<string, Photo>> {
  const photos = files.map(async (file) => [file, await readPhoto(root, file)] as const);
  return Object.fromEntries(await Promise.all(photos));
}
