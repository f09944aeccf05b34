/** The pictures of the content: those that are there, and new ones, cut to the place where they stand. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { currentSource } from '#packages/content/site.ts';
import { isSlug, slugOf } from '#packages/content/slug-of.ts';
import { mediaFolder, mediaMistakes, pictureName } from '#packages/content/media/media-file.ts';
import { photoMistakes } from '#packages/content/media/photo.ts';
import { freeName } from '../content/free-name.ts';

/** A part of a picture, in pixels of the picture when upright. */
export type Crop = { left: number; top: number; width: number; height: number };
/** What the panel shows of a picture. `preview` is a data URL, and missing if the build would refuse the picture. */
export type Picture = { file: string; width: number; height: number; preview?: string; mistakes: string[] };

const previewWidth = 1280;
const thumbWidth = 240;

async function dataUrl(bytes: Buffer, width: number): Promise<string> {
  const image = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  const small = await image.withIccProfile('srgb', { attach: false }).webp({ quality: 80 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Returns the mistakes that the build finds in a picture of this name. */
async function mistakesOf(file: string, bytes: Buffer): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'edit-picture-'));
  try {
    if (pictureName.test(file)) {
      mkdirSync(path.join(root, mediaFolder), { recursive: true });
      writeFileSync(path.join(root, mediaFolder, file), bytes);
    }
    const mistakes = mediaMistakes(root, file);
    if (mistakes.length > 0) return mistakes;
    return (await photoMistakes(root, [file])).map(({ reason }) => reason);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Returns a name for a new picture that no file has: small letters, digits and dashes, as in team-2026.jpg. */
function nameFor(root: string, chosen: string): string {
  const { name, ext } = path.parse(chosen);
  const own = slugOf(name).slice(0, 80);
  const slug = isSlug(own) ? own : 'picture';
  const taken = new Set(
    currentSource(root)
      .folder.names(mediaFolder)
      .map((each) => each.toLowerCase()),
  );
  return freeName(slug, taken, ext.toLowerCase());
}

async function described(file: string, bytes: Buffer, width: number): Promise<Picture> {
  const mistakes = await mistakesOf(file, bytes);
  if (mistakes.length > 0) return { file, width: 0, height: 0, mistakes };
  const { autoOrient } = await sharp(bytes).metadata();
  return { file, ...autoOrient, preview: await dataUrl(bytes, width), mistakes };
}

/** Checks a picture that an owner has chosen, under the name that it would get. Nothing is written. */
export async function openPicture(root: string, name: string, bytes: Buffer): Promise<Picture> {
  return described(nameFor(root, name), bytes, previewWidth);
}

/** Lists the pictures that are in the content, without those that the build would refuse. */
export async function listPictures(root: string): Promise<Picture[]> {
  const files = currentSource(root)
    .folder.names(mediaFolder)
    .filter((file) => pictureName.test(file));
  const found: Picture[] = [];
  for (const file of files.toSorted()) {
    const full = path.join(root, mediaFolder, file);
    if (mediaMistakes(root, file).length === 0 && existsSync(full))
      found.push(await described(file, readFileSync(full), thumbWidth));
  }
  return found.filter(({ mistakes }) => mistakes.length === 0);
}

// As good as an original, because the build encodes it once more.
const encoders: Record<string, (image: Sharp) => Sharp> = {
  '.jpg': (image) => image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  '.png': (image) => image.png(),
  '.webp': (image) => image.webp({ quality: 95 }),
  '.avif': (image) => image.avif({ quality: 85 }),
  '.tif': (image) => image.tiff({ compression: 'lzw' }),
};
const spellings: Record<string, string> = { '.jpeg': '.jpg', '.tiff': '.tif' };

/** Cuts a picture, and turns it upright. It keeps its format and its colours. */
async function cut(bytes: Buffer, extension: string, { left, top, width, height }: Crop): Promise<Buffer> {
  const upright = sharp(bytes).autoOrient().extract({ left, top, width, height }).keepIccProfile();
  const encode = encoders[spellings[extension] ?? extension] ?? ((image: Sharp) => image);
  return encode(upright).toBuffer();
}

/**
 * Returns the file to write for a chosen picture.
 *
 * @param crop the part to keep; undefined keeps the file as it is
 * @returns its name and its bytes, or why the build would refuse it
 */
export async function pictureFile(
  root: string,
  name: string,
  bytes: Buffer,
  crop: Crop | undefined,
): Promise<{ file: string; bytes: Buffer; mistakes: string[] }> {
  const file = nameFor(root, name);
  const mistakes = await mistakesOf(file, bytes);
  if (mistakes.length > 0 || !crop) return { file, bytes, mistakes };
  const part = await cut(bytes, path.extname(file), crop);
  return { file, bytes: part, mistakes: await mistakesOf(file, part) };
}
