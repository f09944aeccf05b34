import { useState } from 'react';
import type { List } from '#edit/words/lists.ts';
import type { Change } from '#edit/words/expand.ts';
import type { Item, State } from './ask.ts';
import { draftOf, type Draft } from './draft.ts';
import { FieldEditor } from './field-editor.tsx';
import { OtherProblems } from './other-problems.tsx';
import { PanelFrame } from './panel.tsx';
import { useSave } from './use-save.ts';

type Props = {
  list: List;
  item: Item;
  side: 'start' | 'end';
  onClose: () => void;
  onSaved: (state: State) => void;
};

/** The new item of a list, which begins as a copy of the one before it. */
export function AddItem({ list, item, side, onClose, onSaved }: Props) {
  const [draft, setDraft] = useState<Draft>({});
  const [as, setAs] = useState('');
  const { save, problems, fault, isBusy } = useSave(onSaved);
  const depth = list.path.length + 1;
  const key = `${list.name}:${list.path.join('.')}`;
  const submit = () => {
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
    void save([change], item.seen, `Add to ${list.label}`);
  };
  // The build names the place where the item is to stand.
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
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <button type="submit" className="primary" disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Add'}
          </button>
          <button type="button" onClick={onClose}>
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
          <input id="new-name" value={as} onChange={(event) => setAs(event.target.value)} required />
        </div>
      )}
      {item.fields.map((field) => (
        <FieldEditor key={field.key} field={field} editing={editing} />
      ))}
    </PanelFrame>
  );
}
