import { centerCrop, convertToPixelCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import type { Crop } from '#edit/brand/pictures.ts';

type Size = { width: number; height: number };

/** From the middle of a picture; all of it without a ratio (width by height). */
export function largestPart({ width, height }: Size, ratio = width / height): PercentCrop {
  return centerCrop(makeAspectCrop({ unit: '%', width: 100 }, ratio, width, height), width, height);
}

export function pixelsOf(picture: Size, part: PercentCrop): Crop {
  const { x, y, width, height } = convertToPixelCrop(part, picture.width, picture.height);
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    left,
    top,
    width: Math.min(Math.round(width), picture.width - left),
    height: Math.min(Math.round(height), picture.height - top),
  };
}

export function isWhole(picture: Size, { width, height }: Crop): boolean {
  return width === picture.width && height === picture.height;
}
