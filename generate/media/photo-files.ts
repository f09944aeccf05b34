import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { keysOf } from '#packages/content/keys-of.ts';
import { mediaFolder } from '#packages/content/media/media-file.ts';
import { photoFiles as filesOf, type PhotoFormat } from '#app/ui/photo/photo-files.ts';
import { decode, readPhoto } from '#packages/content/media/photo.ts';
import { sha256 } from '#hosting/rules.ts';
import { remembered } from '../store.ts';

const encoders: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55 }),
  webp: (image) => image.webp({ quality: 78 }),
};

export async function photoFiles(root: string, file: string) {
  const bytes = await readFile(path.join(root, mediaFolder, file));
  const hash = sha256(bytes);
  const photo = await readPhoto(root, file);
  const encode = (format: PhotoFormat, width: number) => encoders[format](decode(bytes, width)).toBuffer();
  return keysOf(encoders).flatMap((format) =>
    filesOf(photo, format).map(({ address, width }) => ({
      address,
      // The address has a hash too, but of what the file was when it was described.
      make: () => remembered(root, ['photo', address, hash], () => encode(format, width)),
    })),
  );
}
