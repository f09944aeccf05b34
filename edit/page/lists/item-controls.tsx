import type { Asked } from '#edit/changes/asked.ts';
import { capitalized } from '#edit/content/labels.ts';
import { isAtOrBelow, type Spot } from '#edit/content/place.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { List } from '#edit/words/lists.ts';

export type Move = { list: string; by: -1 | 1 };

/** Positions in lists are part of places, so those in a moved item change. */
export function movedSpot(spot: Spot, { file, path, index, names }: List, { by }: Move): Spot {
  const isInItem = !names && spot.file === file && isAtOrBelow(spot.path, [...path, index]);
  return isInItem ? { file, path: spot.path.with(path.length, index + by) } : spot;
}

type Props = {
  list: List;
  /** The move that has just been made: its button keeps the focus. */
  moved: Move | undefined;
  onMove: (edit: Asked, move: Move) => void;
  onRemove: (edit: Asked) => void;
};

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export function ItemControls({ list, moved, onMove, onRemove }: Props) {
  const { open } = useEditor();
  const { file, path, itemLabel, item, index, count, min, max, because } = list;
  const dotted = path.join('.');
  const at = { file, path: [...path, item] };
  const isFull = max !== undefined && count >= max;
  const isLeast = count <= min;
  const bounds = max === undefined ? min > 0 && `at least ${min}` : `${min} to ${max}`;
  const moves = [
    ['Move up', -1, index === 0],
    ['Move down', 1, index === count - 1],
  ] as const;
  return (
    <section className="item" aria-label={`This ${itemLabel}`}>
      <h3>
        {capitalized(itemLabel)} {index + 1} of {count}
      </h3>
      <div className="buttons">
        {moves.map(([label, by, isEnd]) => (
          <button
            key={label}
            ref={moved?.list === dotted && moved.by === by ? takeFocus : undefined}
            type="button"
            // Not `disabled`, which would take the focus from a button that has just been pressed.
            aria-disabled={isEnd}
            onClick={() => !isEnd && onMove({ do: 'move', at, to: index + by }, { list: dotted, by })}
          >
            {label}
          </button>
        ))}
        <button type="button" disabled={isFull} onClick={() => void open({ is: 'item', file, path, item })}>
          Add after
        </button>
        <button type="button" disabled={isLeast} onClick={() => onRemove({ do: 'remove', at })}>
          Remove
        </button>
        <button type="button" onClick={() => void open({ is: 'table', file, path })}>
          All as a table
        </button>
      </div>
      <p className="hint">
        In every language at once.
        {bounds && ` This list has ${bounds}${because ? `: ${because}` : ''}.`}
      </p>
    </section>
  );
}
