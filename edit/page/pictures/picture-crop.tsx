import { clamp, ReactCrop, type PercentCrop } from 'react-image-crop';
import type { Picture } from '#edit/brand/pictures.ts';

type Props = {
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
export function PictureCrop({ picture, part, ratio, onChange }: Props) {
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
