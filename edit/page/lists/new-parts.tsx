import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import type { NewPart } from '#edit/words/new-item.ts';
import type { Path } from '#packages/content/tree.ts';
import { countOf, itemsOf, withCount } from './new-item-draft.ts';

type Props = {
  parts: readonly NewPart[];
  /** Where the new item will be, to match the build's messages. */
  at: Path;
  editing: Editing;
};

/** The fields of a new item. The lists in it can be made longer and shorter. */
export function NewParts({ parts, at, editing }: Props) {
  const { draft, setDraft } = editing;
  return parts.map((part) => {
    if ('field' in part) {
      const { field } = part;
      return (
        <FieldEditor key={field.key} field={{ ...field, path: [...at, ...field.path] }} editing={editing} />
      );
    }
    const { list } = part;
    const count = countOf(draft, list);
    const isFull = list.max !== undefined && count >= list.max;
    return (
      <section key={list.path.join('.')} aria-label={list.label}>
        {itemsOf(draft, list).map((item, index) => (
          // Items have no identity but their position.
          // eslint-disable-next-line react/no-array-index-key
          <NewParts key={index} parts={item} at={at} editing={editing} />
        ))}
        <div className="buttons">
          <button type="button" disabled={isFull} onClick={() => setDraft(withCount(draft, list, count + 1))}>
            Add a {list.itemLabel}
          </button>
          {count > list.start && (
            <button type="button" onClick={() => setDraft(withCount(draft, list, count - 1))}>
              Remove the last {list.itemLabel}
            </button>
          )}
        </div>
      </section>
    );
  });
}
