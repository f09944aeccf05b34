/** Generates the image files for a picture in `content/media`. Runs at build time only. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hashedFolder } from '../../hosting/rules.ts';
import { ContentError } from '../content/mistakes.ts';
import type { SiteFile } from '../discovery/site-file.ts';
import { mediaFolder, unreadable } from './media-file.ts';

/** A picture as pages show it: its size when upright, and its files by format, the widest last. */
export type Photo = {
  width: number;
  height: number;
  /** The placeholder colour until the picture has loaded; undefined if it is transparent. */
  color: string | undefined;
  avif: PhotoFile[];
  webp: PhotoFile[];
};
export type PhotoFile = { address: string; width: number };

// From a portrait on a phone to the widest column on a screen with a device pixel ratio of 2.
const widths = [160, 320, 640, 960, 1280, 1920];

const formats = {
  avif: (image: Sharp) => image.avif({ quality: 55 }),
  webp: (image: Sharp) => image.webp({ quality: 78 }),
} as const;
type Format = keyof typeof formats;

const hash = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);

async function read(root: string, file: string): Promise<{ bytes: Buffer; photo: Photo }> {
  const bytes = await readFile(path.join(root, mediaFolder, file));
  const image = sharp(bytes);
  const { width, height } = (await image.metadata()).autoOrient;
  // Decodes every pixel, so that a broken file fails here.
  const { dominant, isOpaque } = await image.stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0'));
  const fitting = [...widths.filter((each) => each < width), Math.min(width, widths.at(-1) ?? width)];
  const name = path.parse(file).name.toLowerCase();
  const files = (format: Format) =>
    [...new Set(fitting)].map((each) => ({
      address: `${hashedFolder}${name}-${each}-${hash(bytes, format, String(each))}.${format}`,
      width: each,
    }));
  const color = isOpaque ? `#${hex.join('')}` : undefined;
  return { bytes, photo: { width, height, color, avif: files('avif'), webp: files('webp') } };
}

async function readOrExplain(root: string, file: string): ReturnType<typeof read> {
  try {
    return await read(root, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(new Map([[`${mediaFolder}/${file}`, [unreadable(file, reason)]]]));
  }
}

/** Describes a picture. Throws a ContentError if it cannot be read. */
export async function readPhoto(root: string, file: string): Promise<Photo> {
  return (await readOrExplain(root, file)).photo;
}

/** Encodes a picture upright and without its metadata, or reads it from `.cache/` if it was encoded before. */
async function encode(root: string, bytes: Buffer, format: Format, target: PhotoFile): Promise<Buffer> {
  const cached = path.join(root, '.cache/media', path.basename(target.address));
  if (existsSync(cached)) return readFile(cached);
  const image = sharp(bytes).autoOrient().resize({ width: target.width, withoutEnlargement: true });
  const data = await formats[format](image).toBuffer();
  await mkdir(path.dirname(cached), { recursive: true });
  await writeFile(cached, data);
  return data;
}

/** Lists the files of a picture in all formats and widths. */
export async function photoFiles(root: string, file: string): Promise<SiteFile[]> {
  const { bytes, photo } = await readOrExplain(root, file);
  return (['avif', 'webp'] as const).flatMap((format) =>
    photo[format].map((target) => ({
      address: target.address,
      make: () => encode(root, bytes, format, target),
    })),
  );
}
