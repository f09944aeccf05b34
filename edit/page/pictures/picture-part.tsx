import type { PercentCrop } from 'react-image-crop';
import type { Crop, Picture } from '#edit/brand/pictures.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { PictureCrop } from './picture-crop.tsx';

type Props = {
  picture: Picture & { isNew: boolean };
  part: PercentCrop | undefined;
  /** The part in pixels. */
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

// Narrower ones look blurred in the widest column of a page.
const sharpWidth = 1280;

/** The chosen picture: a new one with its shape and the part to keep, and the size in pixels. */
export function PicturePart({ picture, part, pixels, setFramed, shape, onShape }: Props) {
  const { width, height } = (picture.isNew && pixels) || picture;
  const isBlurred = picture.isNew && onShape !== undefined && width < sharpWidth;
  return (
    <section>
      <h3>{picture.file}</h3>
      {picture.isNew && onShape && (
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
      {picture.isNew && part && (
        <PictureCrop picture={picture} part={part} ratio={shape} onChange={setFramed} />
      )}
      <p className="hint" role="status">
        {width} × {height} pixels{isBlurred && ': on a large screen it may look blurred'}
      </p>
    </section>
  );
}
