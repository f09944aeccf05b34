import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp, { type Sharp } from 'sharp';
import { currentSource } from '#packages/content/site.ts';
import { isSlug, slugOf } from '#packages/content/addresses/slug-of.ts';
import { endingOf, mediaFolder, mediaMistakes, pictureName } from '#packages/content/media/media-file.ts';
import { decode, photoMistakes } from '#packages/content/media/photo.ts';
import { hashOf } from '../content/content-files.ts';
import { freeName } from '../content/free-name.ts';
import { Refused } from '../writer/edits.ts';

/** In pixels of the upright picture. */
export type Crop = { left: number; top: number; width: number; height: number };
/** `preview` is a data URL, and missing if the build would refuse the picture. */
export type Picture = { file: string; width: number; height: number; preview?: string; mistakes: string[] };
type PictureFile = { file: string; bytes: Buffer; mistakes: string[] };
/** Two pictures that are opened may get the same name, so they also have a hash. */
type Shown = { file: string; hash: string };

// Pages show at most 1,920 pixels: this leaves room to crop.
const longestSide = 3200;
// In MB: what cameras and phones save.
const largestUpload = 60;
const previewWidth = 1280;
const thumbWidth = 240;

async function dataUrl(bytes: Buffer, width: number): Promise<string> {
  const small = await decode(bytes, width).webp({ quality: 80 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Those that the build would find. `largest` is in megabytes. */
async function mistakesOf(file: string, bytes: Buffer, largest?: number): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'edit-picture-'));
  try {
    mkdirSync(path.join(root, mediaFolder), { recursive: true });
    writeFileSync(path.join(root, mediaFolder, file), bytes);
    const mistakes = mediaMistakes(root, file, largest);
    if (mistakes.length > 0) return mistakes;
    return (await photoMistakes(root, [file])).map(({ reason }) => reason);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const spellings: Record<string, string> = { '.jpeg': '.jpg', '.tiff': '.tif' };

/** A free name of small letters, digits and dashes, with the ending of the actual format, as in team-2026.jpg. */
function nameFor(root: string, chosen: string, bytes: Buffer): string {
  const { name, ext } = path.parse(chosen);
  // File systems allow 255 bytes, and what follows the last dot may be a sentence.
  const ending = endingOf(bytes.toString('latin1', 0, 64)) ?? ext.toLowerCase().slice(0, 10);
  const slug = slugOf(name, 80);
  const taken = new Set(
    currentSource(root)
      .folder.names(mediaFolder)
      .map((each) => each.toLowerCase()),
  );
  const isNamedSo = (spellings[ext.toLowerCase()] ?? ext.toLowerCase()) === ending;
  return freeName(isSlug(slug) ? slug : 'picture', taken, isNamedSo ? ext.toLowerCase() : ending);
}

// No difference can be seen, although the build encodes it once more. Better ones make files larger than those of cameras.
const encoders: Record<string, (image: Sharp) => Sharp> = {
  '.jpg': (image) => image.jpeg({ quality: 90 }),
  '.png': (image) => image.png(),
  '.webp': (image) => image.webp({ quality: 90 }),
  '.avif': (image) => image.avif({ quality: 85 }),
  '.tif': (image) => image.tiff({ compression: 'lzw' }),
};

function encoded(image: Sharp, file: string): Promise<Buffer> {
  const extension = path.extname(file);
  const encode = encoders[spellings[extension] ?? extension] ?? ((each: Sharp) => each);
  return encode(image).toBuffer();
}

/** Upright, in sRGB, not larger than pages need, and without a camera's metadata. */
async function reduced(bytes: Buffer, file: string): Promise<Buffer> {
  const { width, height, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  if (Math.max(width, height) <= longestSide && !exif && !xmp && !iptc && !icc) return bytes;
  const image = sharp(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .withIccProfile('srgb', { attach: false });
  return encoded(image, file);
}

async function described(file: string, bytes: Buffer, width: number): Promise<Picture> {
  const { autoOrient } = await sharp(bytes).metadata();
  return { file, ...autoOrient, preview: await dataUrl(bytes, width), mistakes: [] };
}

/** One picture at a time is open. It is written only when it is added. */
export function createPictures(root: string) {
  let opened: (PictureFile & Shown) | undefined;
  const thumbs = new Map<string, Picture>();

  /** Undefined if the build would refuse the picture. */
  async function thumb(file: string): Promise<Picture | undefined> {
    const full = path.join(root, mediaFolder, file);
    const { mtimeMs, size } = statSync(full);
    const version = [file, mtimeMs, size].join(' ');
    const known = thumbs.get(version);
    if (known || (await photoMistakes(root, [file])).length > 0) return known;
    const read = await described(file, readFileSync(full), thumbWidth);
    thumbs.set(version, read);
    return read;
  }
  return {
    async list(): Promise<Picture[]> {
      const files = currentSource(root)
        .folder.names(mediaFolder)
        .filter((file) => pictureName.test(file) && mediaMistakes(root, file).length === 0);
      return (await pMap(files.toSorted(), thumb, { concurrency: 2 })).filter((each) => each !== undefined);
    },
    /** Checks a picture under the name that it would get. Nothing is written. */
    async open(name: string, bytes: Buffer): Promise<Picture & Shown> {
      const file = nameFor(root, name, bytes);
      const hash = hashOf(bytes);
      opened = undefined;
      const mistakes = await mistakesOf(file, bytes, largestUpload);
      if (mistakes.length > 0) return { file, hash, width: 0, height: 0, mistakes };
      const small = await reduced(bytes, file);
      const made = { file, hash, bytes: small, mistakes: await mistakesOf(file, small) };
      opened = made;
      return { ...(await described(file, small, previewWidth)), hash, mistakes: made.mistakes };
    },
    /**
     * The file to write for the picture that was opened last.
     *
     * @param crop the part to keep; undefined keeps the whole
     * @throws Refused if another one was opened since, or the server has started again
     */
    async toAdd({ file, hash }: Shown, crop: Crop | undefined): Promise<PictureFile> {
      if (opened?.file !== file || opened.hash !== hash)
        throw new Refused(`${file} is not open any more: choose it again`);
      if (opened.mistakes.length > 0 || !crop) return opened;
      const bytes = await encoded(sharp(opened.bytes).extract(crop), file);
      return { file, bytes, mistakes: await mistakesOf(file, bytes) };
    },
  };
}
