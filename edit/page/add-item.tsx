import type { List } from '#edit/words/lists.ts';
import type { Change } from '#edit/words/expand.ts';
import type { History, Item } from './ask.ts';
import { draftOf, slotOf, withDraft } from './draft.ts';
import { pathLabel } from '#edit/words/labels.ts';
import { FieldEditor } from './field-editor.tsx';
import { OtherProblems } from './other-problems.tsx';
import { PanelFrame, type Side } from './panel-frame.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

type Props = {
  list: List;
  item: Item;
  side: Side;
  onClose: () => void;
  /** Called if a file was changed elsewhere: the item must be loaded again. */
  onStale: () => void;
  onSaved: (history: History) => void;
};

const nameKey = 'name';

/** The form for a new list item, which starts as a copy of the one before it. */
export function AddItem({ list, item, side, onClose, onStale, onSaved }: Props) {
  const depth = list.path.length + 1;
  const key = `${list.name}:${list.path.join('.')}`;
  const { draft, setDraft, clearDraft } = useDraft(`add ${key} ${list.item}`);
  const as = draft[slotOf(nameKey, '')] ?? '';
  const { save, problems, fault, isBusy } = useSave((history) => {
    clearDraft();
    onSaved(history);
  });
  const submit = async () => {
    const values = item.fields.flatMap((field) =>
      field.values.map((value) => ({
        path: field.path.slice(depth),
        locale: value.locale,
        value: draftOf(draft, field, value),
      })),
    );
    const change: Change = {
      do: 'add',
      key,
      from: list.item,
      at: list.index + 1,
      values,
      ...(list.isNamed && { as }),
    };
    const outcome = await save([change], item.hashes, `Add to ${list.label}`);
    if (outcome?.state === 'changed') onStale();
  };
  // Problems have the path of the new item, fields that of the copied one.
  const [own, next] = [list.path, list.isNamed ? as : list.index + 1];
  const there = item.fields.map((field) => ({ ...field, path: [...own, next, ...field.path.slice(depth)] }));
  const moved = problems.map((problem) => {
    const at = there.findIndex(({ path }) => path.join('.') === problem.key);
    return at < 0 ? problem : { ...problem, key: item.fields[at]?.path.join('.') ?? problem.key };
  });
  const editing = { draft, setDraft, problems: moved, placeholders: item.placeholders };
  return (
    <PanelFrame
      title={
        <>
          <span className="where">New item</span> {list.label}
        </>
      }
      side={side}
      problems={problems}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <button type="submit" className="primary" disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Add'}
          </button>
          <button
            type="button"
            onClick={() => {
              clearDraft();
              onClose();
            }}
          >
            Cancel
          </button>
        </>
      }
    >
      <p className="hint">It begins as a copy of the item before it. Change it in every language.</p>
      <OtherProblems problems={moved} fields={item.fields} />
      <div role="alert">{fault && <p className="notice">{fault}</p>}</div>
      {list.isNamed && (
        <div className="value">
          <label htmlFor="new-name">Name in addresses, as in {String(list.item)}</label>
          <input
            id="new-name"
            value={as}
            onChange={({ target }) => setDraft(withDraft(draft, nameKey, '', target.value))}
            required
          />
        </div>
      )}
      {item.fields.map((field) => (
        <FieldEditor
          key={field.key}
          field={field}
          label={pathLabel(field.path.slice(depth)) || field.label}
          editing={editing}
        />
      ))}
    </PanelFrame>
  );
}
