/** The pictures of the content: those that are there, and new ones, cut to the place where they stand. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp, { type Sharp } from 'sharp';
import { currentSource } from '#packages/content/site.ts';
import { isSlug, slugOf } from '#packages/content/addresses/slug-of.ts';
import { endingOf, mediaFolder, mediaMistakes, pictureName } from '#packages/content/media/media-file.ts';
import { describePhoto, photoMistakes } from '#packages/content/media/photo.ts';
import { hashOf } from '../content/content-files.ts';
import { freeName } from '../content/free-name.ts';
import { Refused } from '../writer/edits.ts';

/** A part of a picture, in pixels of the picture when upright. */
export type Crop = { left: number; top: number; width: number; height: number };
/** What the panel shows of a picture. `preview` is a data URL, and missing if the build would refuse the picture. */
export type Picture = { file: string; width: number; height: number; preview?: string; mistakes: string[] };
type PictureFile = { file: string; bytes: Buffer; mistakes: string[] };
/** A picture that was opened: two may get the same name. */
type Shown = { file: string; hash: string };

// Pages show at most 1,920 pixels, so that this leaves room to cut.
const longestSide = 3200;
// In MB: what cameras and phones save.
const largestUpload = 60;
const previewWidth = 1280;
const thumbWidth = 240;

async function dataUrl(bytes: Buffer, width: number): Promise<string> {
  const image = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  const small = await image.withIccProfile('srgb', { attach: false }).webp({ quality: 80 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** The mistakes that the build finds in a picture of this name, which may have this many megabytes. */
async function mistakesOf(file: string, bytes: Buffer, largest?: number): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'edit-picture-'));
  try {
    mkdirSync(path.join(root, mediaFolder), { recursive: true });
    writeFileSync(path.join(root, mediaFolder, file), bytes);
    const mistakes = mediaMistakes(root, file, largest);
    if (mistakes.length > 0) return mistakes;
    const opened = await describePhoto(root, file);
    return 'mistake' in opened ? [opened.mistake] : [];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const spellings: Record<string, string> = { '.jpeg': '.jpg', '.tiff': '.tif' };

/** A name for a new picture that no file has: small letters, digits and dashes, and an ending that says what it is, as in team-2026.jpg. */
function nameFor(root: string, chosen: string, bytes: Buffer): string {
  const { name, ext } = path.parse(chosen);
  // File systems allow 255 bytes, and after the last dot may come a sentence.
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

// So good that no difference is seen, because the build encodes it once more; better, it is larger than what cameras write.
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

/** A picture upright, in the colors of the web, not larger than pages need, and without what a camera notes in it. */
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

/** Creates the pictures of a project, of which one at a time is new: it is written when it is added. */
export function createPictures(root: string) {
  let opened: (PictureFile & Shown) | undefined;
  const thumbs = new Map<string, Picture>();

  /** A picture of the content, which is read again when its file has changed; undefined if the build would refuse it. */
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
    /** Reduces a picture that an owner has chosen, and checks it under the name that it would get. Nothing is written. */
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
