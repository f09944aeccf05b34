/** Generates the image files for a picture in `content/media`. Runs at build time only. */
import type { Sharp } from 'sharp';
import { decode, openPhoto, type PhotoFile, type PhotoFormat } from '#packages/content/media/photo.ts';
import { remembered } from '../store.ts';

const encoders: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55 }),
  webp: (image) => image.webp({ quality: 78 }),
};

/** Lists the files of a picture in all formats and widths. Throws if it cannot be shown. */
export async function photoFiles(root: string, file: string) {
  const picture = await openPhoto(root, file);
  if ('mistake' in picture) throw new Error(picture.mistake);
  const { bytes, photo } = picture;
  const encode = async (format: PhotoFormat, { address, width }: PhotoFile) => {
    // Its address has a hash of the picture.
    const encoded = await remembered(root, ['photo', address], async () =>
      encoders[format](decode(bytes, width)).toBuffer(),
    );
    return encoded.bytes;
  };
  return (['avif', 'webp'] as const).flatMap((format) =>
    photo[format].map((target) => ({
      address: target.address,
      make: () => encode(format, target),
    })),
  );
}
