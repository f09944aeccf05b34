import { clamp, ReactCrop, type PercentCrop } from 'react-image-crop';
import type { Crop, Picture } from '#edit/brand/pictures.ts';
import { Select } from '#edit/page/fields/select.tsx';

type CropProps = {
  picture: Picture;
  part: PercentCrop;
  ratio: number | undefined;
  onChange: (part: PercentCrop) => void;
};

/** Makes a part larger or smaller around its middle, within the picture. */
function resized(part: PercentCrop, width: number): PercentCrop {
  const height = (part.height * width) / part.width;
  const x = clamp(part.x + (part.width - width) / 2, 0, 100 - width);
  const y = clamp(part.y + (part.height - height) / 2, 0, 100 - height);
  return { ...part, x, y, width, height };
}

/** The part of a picture that is kept. What is dragged, or moved with arrow keys, the sliders do too. */
function PictureCrop({ picture, part, ratio, onChange }: CropProps) {
  const { x, y, width, height } = part;
  const sliders = [
    ['Size', 10, Math.min(100, (100 * width) / height), width, (to: number) => resized(part, to)],
    ['Left to right', 0, 100 - width, x, (to: number) => ({ ...part, x: to })],
    ['Top to bottom', 0, 100 - height, y, (to: number) => ({ ...part, y: to })],
  ] as const;
  return (
    <div className="picture-crop">
      <ReactCrop
        {...(ratio && { aspect: ratio })}
        crop={part}
        keepSelection
        minWidth={24}
        minHeight={24}
        onChange={(_, changed) => onChange(changed)}
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
              onChange={({ target }) => onChange(changed(target.valueAsNumber))}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

type PictureProps = {
  picture: Picture;
  isNew: boolean;
  part: PercentCrop | undefined;
  pixels: Crop | undefined;
  setFramed: (part: PercentCrop | undefined) => void;
  /** Width divided by height; any without it. */
  shape: number | undefined;
  /** Only where the page leaves the shape open. */
  onShape: ((shape: number | undefined) => void) | undefined;
};

const shapes = [
  ['Any', undefined],
  ['Wide, 16 by 9', 16 / 9],
  ['Photo, 3 by 2', 3 / 2],
  ['Square', 1],
  ['Upright, 4 by 5', 4 / 5],
] as const;

/** The chosen picture: a new one with its shape and the part to keep, and the size in pixels. */
export function PicturePart({ picture, isNew, part, pixels, setFramed, shape, onShape }: PictureProps) {
  const { width, height } = (isNew && pixels) || picture;
  return (
    <section>
      <h3>{picture.file}</h3>
      {isNew && onShape && (
        <Select
          label="Shape"
          value={String(shapes.findIndex(([, ratio]) => ratio === shape))}
          options={shapes.map(([label], index) => ({ value: String(index), label }))}
          onChange={(index) => {
            onShape(shapes[Number(index)]?.[1]);
            setFramed(undefined);
          }}
        />
      )}
      {isNew && part && <PictureCrop picture={picture} part={part} ratio={shape} onChange={setFramed} />}
      <p className="hint" role="status">
        {width} × {height} pixels
      </p>
    </section>
  );
}
