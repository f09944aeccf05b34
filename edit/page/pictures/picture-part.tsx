import { useState } from 'react';
import {
  centerCrop,
  clamp,
  convertToPixelCrop,
  makeAspectCrop,
  ReactCrop,
  type PercentCrop,
} from 'react-image-crop';
import type { Crop, Picture } from '#edit/brand/pictures.ts';
import { Select } from '#edit/page/fields/select.tsx';

const shapes = [
  ['Any', undefined],
  ['Wide, 16 by 9', 16 / 9],
  ['Photo, 3 by 2', 3 / 2],
  ['Square', 1],
  ['Upright, 4 by 5', 4 / 5],
] as const;

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

/** The part to keep: as much as fits, until another is framed. Shapes are width by height, and `ratio` leaves no other one. */
export function useCrop(picture: Picture | undefined, ratio: number | undefined) {
  const [shape, setShape] = useState(ratio);
  const [framed, setFramed] = useState<{ of: Picture; part: PercentCrop }>();
  if (!picture) return undefined;
  const part = framed?.of === picture ? framed.part : largestPart(picture, shape);
  const pixels = pixelsOf(picture, part);
  return {
    ratio,
    shape,
    part,
    /** Undefined for the whole picture. */
    pixels: isWhole(picture, pixels) ? undefined : pixels,
    setPart: (next: PercentCrop) => setFramed({ of: picture, part: next }),
    setShape: (next: number | undefined) => {
      setShape(next);
      setFramed(undefined);
    },
  };
}

type PictureCropping = ReturnType<typeof useCrop>;

/** Around the middle of the part, within the picture. */
function resized(part: PercentCrop, width: number): PercentCrop {
  const height = (part.height * width) / part.width;
  const x = clamp(part.x + (part.width - width) / 2, 0, 100 - width);
  const y = clamp(part.y + (part.height - height) / 2, 0, 100 - height);
  return { ...part, x, y, width, height };
}

/** The sliders do what dragging and arrow keys do (WCAG 2.2, 2.5.7). */
function PictureCrop({ picture, crop }: { picture: Picture; crop: NonNullable<PictureCropping> }) {
  const { shape, part, setPart } = crop;
  const { x, y, width, height } = part;
  const sliders = [
    ['Size', 10, Math.min(100, (100 * width) / height), width, (to: number) => resized(part, to)],
    ['Left to right', 0, 100 - width, x, (to: number) => ({ ...part, x: to })],
    ['Top to bottom', 0, 100 - height, y, (to: number) => ({ ...part, y: to })],
  ] as const;
  return (
    <div className="picture-crop">
      <ReactCrop
        {...(shape && { aspect: shape })}
        crop={part}
        keepSelection
        minWidth={24}
        minHeight={24}
        onChange={(_, changed) => setPart(changed)}
      >
        <img src={picture.preview} alt="" />
      </ReactCrop>
      <p className="hint">Drag the frame or its corners, or choose them with Tab and use the arrow keys.</p>
      <div className="sliders">
        {sliders.map(([label, least, most, value, changed]) => (
          <label key={label}>
            {label}
            <input
              type="range"
              min={least}
              max={most}
              step="any"
              disabled={most <= least}
              value={value}
              onChange={({ target }) => setPart(changed(target.valueAsNumber))}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

export function PicturePart({ picture, crop }: { picture: Picture; crop: PictureCropping }) {
  const { width, height } = crop?.pixels ?? picture;
  return (
    <section>
      <h3>{picture.file}</h3>
      {crop && crop.ratio === undefined && (
        <Select
          label="Shape"
          value={String(shapes.findIndex(([, shape]) => shape === crop.shape))}
          options={shapes.map(([label], index) => ({ value: String(index), label }))}
          onChange={(index) => crop.setShape(shapes[Number(index)]?.[1])}
        />
      )}
      {crop && <PictureCrop {...{ picture, crop }} />}
      <p className="hint" role="status">
        {width} × {height} pixels
      </p>
    </section>
  );
}
