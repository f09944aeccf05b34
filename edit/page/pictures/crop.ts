import type { Crop } from '#edit/brand/pictures.ts';

/** What a picture is cut to: the middle of the part, as shares of the picture, and how many times it is enlarged. */
export type Cut = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };

export const whole: Cut = { x: 0.5, y: 0.5, zoom: 1 };
export const largestZoom = 4;

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Returns the part of a picture that a cut keeps, in pixels. Without a ratio it has the shape of the picture. */
export function partOf(picture: Size, { x, y, zoom }: Cut, ratio = picture.width / picture.height): Crop {
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = Math.max(Math.round(widest / zoom), 1);
  const height = Math.max(Math.min(Math.round(widest / ratio / zoom), picture.height), 1);
  return {
    left: Math.round(between(x * picture.width - width / 2, 0, picture.width - width)),
    top: Math.round(between(y * picture.height - height / 2, 0, picture.height - height)),
    width,
    height,
  };
}

/** Whether a part is the whole picture. */
export function isWhole(picture: Size, { width, height }: Crop): boolean {
  return width === picture.width && height === picture.height;
}

/** Moves the middle of a cut by shares of the part, as far as the picture goes. */
export function moved(picture: Size, cut: Cut, ratio: number | undefined, right: number, down: number): Cut {
  const { left, top, width, height } = partOf(picture, cut, ratio);
  const [halfWidth, halfHeight] = [width / picture.width / 2, height / picture.height / 2];
  const x = (left + width / 2 + right * width) / picture.width;
  const y = (top + height / 2 + down * height) / picture.height;
  return { ...cut, x: between(x, halfWidth, 1 - halfWidth), y: between(y, halfHeight, 1 - halfHeight) };
}

export function zoomed(cut: Cut, by: number): Cut {
  return { ...cut, zoom: between(cut.zoom * by, 1, largestZoom) };
}
