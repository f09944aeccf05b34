import type { Change } from '#edit/changes/change.ts';
import { slugOf } from '#edit/content/slug-of.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { Advice } from '#edit/page/fields/text-advice.tsx';
import { PanelFrame } from '#edit/page/frame/panel-frame.tsx';
import type { Side } from '#edit/page/marks/place.ts';
import { changesOf, draftOf, roomLeft, slotOf, withDraft } from '#edit/page/saving/draft.ts';
import { useDraft } from '#edit/page/saving/use-draft.ts';
import { useSave } from '#edit/page/saving/use-save.ts';
import type { History } from '#edit/save/session.ts';
import type { Field } from '#edit/words/fields.ts';
import type { Item } from '#edit/words/open.ts';
import { fieldsIn, valuesIn } from './new-item-draft.ts';
import { NewName } from './new-name.tsx';
import { NewParts } from './new-parts.tsx';

type Props = {
  item: Item;
  side: Side;
  onClose: () => void;
  /** Called if a file was changed elsewhere: the form must be loaded again. */
  onStale: () => void;
  /** `key` is that of the first text of the new item. */
  onSaved: (history: History, status: string, key: string) => void;
};

const nameKey = 'name';
const figuresDepth = 2;

/** The form for a new list item. It asks for every text that the item needs, in every language. */
export function AddItem({ item, side, onClose, onStale, onSaved }: Props) {
  const { list, parts, beside, figures } = item;
  const listKey = `${list.name}:${list.path.join('.')}`;
  const { draft, setDraft, clearDraft, discardThen } = useDraft(`add ${listKey} ${list.item}`);
  const fields = fieldsIn(draft, parts);
  // The name is made from the first text, as an article's is from its title.
  const titled = fields.find(({ kind }) => kind === 'text');
  const [first] = titled?.values ?? [];
  const typed = draft[slotOf(nameKey, '')];
  const own = list.hasShownNames || !titled || !first ? '' : slugOf(draftOf(draft, titled, first));
  const name = typed ?? own;
  const next = list.names ? name : list.index + 1;
  const at = [...list.path, next];
  const { save, problems, fault, isBusy } = useSave((history) => {
    clearDraft();
    const path = [...at, ...(titled?.path ?? [])];
    onSaved(history, 'Added', `${list.name}:${path.join('.')}`);
  });

  /** Makes the texts that quote the neighbour's own figures quote those of the new item. */
  const ownFigures = (text: string) =>
    name === '' ? text : text.replaceAll(`{services.${list.item}.`, `{services.${name}.`);
  const figuresOf = (change: Change & { do: 'add' }): Change[] => {
    const values = figures.flatMap((field) =>
      field.values.map((value) => ({
        path: field.path.slice(figuresDepth),
        locale: value.locale,
        value: draftOf(draft, withoutValues(field), { ...value, value: '' }),
      })),
    );
    return values.length > 0 ? [{ ...change, key: 'figures:services', values }] : [];
  };
  const submit = async () => {
    const values = valuesIn(draft, fields).map((each) => ({ ...each, value: ownFigures(each.value) }));
    const named = list.names ? { as: name } : {};
    const change: Change = { do: 'add', key: listKey, at: list.index + 1, values, ...named };
    const outcome = await save(
      [...changesOf(draft, beside), ...figuresOf(change), change],
      item.hashes,
      `Add a ${list.itemLabel}`,
    );
    if (outcome?.state === 'changed') onStale();
  };

  const isTaken = list.names?.includes(name);
  const editing = {
    draft,
    setDraft,
    problems,
    placeholders: item.placeholders,
    pageRoom: roomLeft(item.pageRoom, draft, fields),
  };
  const nameProblems = problems.filter(({ key }) => list.names && key === at.join('.'));
  const figureFields = figures.map((field) => ({
    ...withoutValues(field),
    path: ['services', name, ...field.path.slice(figuresDepth)],
  }));
  const shown = [
    ...beside,
    ...fields.map((field) => ({ ...field, path: [...at, ...field.path] })),
    ...figureFields,
  ];
  return (
    <PanelFrame
      title={
        <>
          <span className="where">{list.label}</span> New {list.itemLabel}
        </>
      }
      side={side}
      problems={problems}
      fields={shown}
      ignored={nameProblems}
      fault={fault}
      onClose={onClose}
      onSubmit={() => !isTaken && void submit()}
      actions={
        <>
          <button type="submit" className="primary" disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Add'}
          </button>
          <button type="button" onClick={discardThen(onClose)}>
            Cancel
          </button>
        </>
      }
    >
      <p className="hint">Fill it in for every language. Gray words are an example.</p>
      {beside.map((field) => (
        <FieldEditor key={field.key} field={field} editing={editing} />
      ))}
      <div className="parts">
        <NewParts parts={parts} at={at} editing={{ ...editing, shownText: ownFigures }} />
      </div>
      {list.names && (
        <NewName
          name={name}
          isTaken={isTaken ?? false}
          itemLabel={list.itemLabel}
          isShown={list.hasShownNames}
          problems={nameProblems}
          onChange={(text) => setDraft(withDraft(draft, nameKey, '', text))}
        />
      )}
      <Advice fields={fields} draft={draft} setDraft={setDraft} />
      {figureFields.map((field) => (
        <FieldEditor key={field.key} field={field} editing={editing} />
      ))}
    </PanelFrame>
  );
}

/** The figures of the neighbour are examples only. */
const withoutValues = (field: Field): Field => ({
  ...field,
  key: `new ${field.key}`,
  label: field.label.split(' › ').at(-1) ?? '',
  values: field.values.map((value) => ({ ...value, value: '' })),
  examples: Object.fromEntries(field.values.map(({ locale, value }) => [locale, String(value)])),
});
