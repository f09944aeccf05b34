import type { Change } from '#edit/changes/change.ts';
import { capitalized } from '#edit/content/labels.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { List } from '#edit/words/lists.ts';

/** A move of a list's item, by which its panel follows. */
export type Move = { list: string; by: -1 | 1 };

/** Returns the key that a text has after its item was moved: positions in lists are part of keys. */
export function movedKey(key: string, { name, path, index, names }: List, { by }: Move): string {
  if (names || !`${key}.`.startsWith(`${name}:${[...path, index].join('.')}.`)) return key;
  const parts = key.split('.');
  return parts.with(path.length, String(index + by)).join('.');
}

type Props = {
  list: List;
  /** The move that has just been made: its button keeps the focus. */
  moved: Move | undefined;
  onMove: (change: Change, move: Move) => void;
  onRemove: (change: Change) => void;
};

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Adds, removes and moves the list item that contains a text, within the bounds of the design. */
export function ItemControls({ list, moved, onMove, onRemove }: Props) {
  const { add } = useEditor();
  const { name, path, itemLabel, item, index, count, min, max, because } = list;
  const dotted = path.join('.');
  const key = `${name}:${dotted}`;
  const isFull = max !== undefined && count >= max;
  const isLeast = count <= min;
  const bounds = max === undefined ? `at least ${min}` : `${min} to ${max}`;
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
            onClick={() =>
              !isEnd && onMove({ do: 'move', key, from: index, to: index + by }, { list: dotted, by })
            }
          >
            {label}
          </button>
        ))}
        <button type="button" disabled={isFull} onClick={() => void add(list)}>
          Add after
        </button>
        <button
          type="button"
          disabled={isLeast}
          onClick={() => onRemove({ do: 'remove', key: `${key}.${item}` })}
        >
          Remove
        </button>
      </div>
      <p className="hint">
        In every language at once. This list has {bounds}
        {because ? `: ${because}.` : '.'}
      </p>
    </section>
  );
}
