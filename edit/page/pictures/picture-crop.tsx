/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   the sliders below do the same */
import { useId, useRef } from 'react';
import type { Picture } from '#edit/brand/pictures.ts';
import { largestZoom, moved, partOf, zoomed, type Cut } from './crop.ts';

type Props = {
  picture: Picture;
  cut: Cut;
  ratio: number | undefined;
  onChange: (cut: Cut) => void;
};

// Of what is shown, in rem.
const highest = 24;
const step = 0.05;
const closer = 1.1;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const percent = (share: number) => `${share * 100}%`;

/** The part of a picture that is kept: dragged, or moved with the arrow keys; closer with plus, farther with minus. */
export function PictureCrop({ picture, cut, ratio, onChange }: Props) {
  const id = useId();
  const from = useRef<{ x: number; y: number; cut: Cut }>(undefined);
  const part = partOf(picture, cut, ratio);
  const [freeWidth, freeHeight] = [picture.width - part.width, picture.height - part.height];
  const sliders = [
    { axis: 'x', label: 'Left to right', free: freeWidth, start: part.left, whole: picture.width },
    { axis: 'y', label: 'Top to bottom', free: freeHeight, start: part.top, whole: picture.height },
  ];
  return (
    <div className="picture-crop">
      <div
        className="stage"
        role="group"
        aria-label="The part that is kept"
        aria-describedby={id}
        tabIndex={0}
        style={{
          aspectRatio: `${part.width} / ${part.height}`,
          inlineSize: `min(100%, ${(highest * part.width) / part.height}rem)`,
        }}
        onKeyDown={(event) => {
          const [right, down] = arrows[event.key] ?? [];
          if (right !== undefined && down !== undefined) onChange(moved(picture, cut, ratio, right, down));
          else if (event.key === '+' || event.key === '=') onChange(zoomed(cut, closer));
          else if (event.key === '-') onChange(zoomed(cut, 1 / closer));
          else return;
          event.preventDefault();
        }}
        onPointerDown={({ clientX: x, clientY: y, currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId);
          from.current = { x, y, cut };
        }}
        onPointerMove={({ clientX, clientY, currentTarget }) => {
          const start = from.current;
          if (!start) return;
          const { width, height } = currentTarget.getBoundingClientRect();
          const [right, down] = [(start.x - clientX) / width, (start.y - clientY) / height];
          onChange(moved(picture, start.cut, ratio, right, down));
        }}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
      >
        <img
          src={picture.preview}
          alt=""
          draggable={false}
          style={{
            inlineSize: percent(picture.width / part.width),
            insetInlineStart: percent(-part.left / part.width),
            insetBlockStart: percent(-part.top / part.height),
          }}
        />
      </div>
      <p id={id} className="hint">
        Drag the picture, or use the arrow keys; + and − come closer and go back.
      </p>
      <div className="sliders">
        <label>
          Closer
          <input
            type="range"
            min={1}
            max={largestZoom}
            step={0.05}
            value={cut.zoom}
            onChange={({ target }) => onChange({ ...cut, zoom: target.valueAsNumber })}
          />
        </label>
        {sliders.map(({ axis, label, free, start, whole }) => (
          <label key={axis}>
            {label}
            <input
              type="range"
              min={0}
              max={free}
              disabled={free === 0}
              value={start}
              onChange={({ target }) =>
                onChange({ ...cut, [axis]: (target.valueAsNumber + (whole - free) / 2) / whole })
              }
            />
          </label>
        ))}
      </div>
    </div>
  );
}
