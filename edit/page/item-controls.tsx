import type { List } from '#edit/words/lists.ts';
import type { Change } from '#edit/words/expand.ts';

type Props = {
  list: List;
  onChange: (change: Change, title: string) => void;
  onAdd: (list: List) => void;
};

/** Adds, removes and moves the list item that contains a text, within the bounds of the design. */
export function ItemControls({ list, onChange, onAdd }: Props) {
  const { name, path, label, item, index, count, min, max, because } = list;
  const key = `${name}:${path.join('.')}`;
  const move = (to: number) => onChange({ do: 'move', key, from: index, to }, `Move an item of ${label}`);
  const isFull = max !== undefined && count >= max;
  const isLeast = count <= min || count <= 1;
  const bounds = max === undefined ? `at least ${Math.max(min, 1)}` : `${min} to ${max}`;
  return (
    <section className="item" aria-label={`Item of ${label}`}>
      <h3>
        {label}: {index + 1} of {count}
      </h3>
      <div className="buttons">
        <button type="button" disabled={index === 0} onClick={() => move(index - 1)}>
          Move up
        </button>
        <button type="button" disabled={index === count - 1} onClick={() => move(index + 1)}>
          Move down
        </button>
        <button type="button" disabled={isFull} onClick={() => onAdd(list)}>
          Add after
        </button>
        <button
          type="button"
          disabled={isLeast}
          onClick={() => onChange({ do: 'remove', key: `${key}.${item}` }, `Remove an item of ${label}`)}
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
