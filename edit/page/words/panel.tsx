import type { Change } from '#edit/changes/change.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { Advice } from '#edit/page/fields/text-advice.tsx';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { PanelActions } from '#edit/page/frame/panel-actions.tsx';
import { PanelFrame } from '#edit/page/frame/panel-frame.tsx';
import { ItemControls, movedKey, type Move } from '#edit/page/lists/item-controls.tsx';
import type { Side } from '#edit/page/marks/place.ts';
import { changesOf, roomLeft } from '#edit/page/saving/draft.ts';
import { useDraft } from '#edit/page/saving/use-draft.ts';
import { useSave } from '#edit/page/saving/use-save.ts';
import type { History } from '#edit/save/session.ts';
import type { List } from '#edit/words/lists.ts';
import type { Opened } from '#edit/words/open.ts';
import { MetaPreview } from './meta-preview.tsx';
import { PanelTitle, titleOf } from './panel-title.tsx';
import { Places, QuotedFigures } from './quoted-figures.tsx';
import { besideDraft, fieldsIn, useMerge } from './use-merge.ts';

type Props = {
  opened: Opened;
  moved: Move | undefined;
  side: Side;
  onOpen: (keys: string[]) => void;
  onAdd: (list: List) => void;
  onClose: () => void;
  onSaved: (history: History) => void;
  /** Called once an older text has been said to be still right. */
  onNoted: () => void;
  /** Called with the keys that the texts of a moved item have now. */
  onMoved: (history: History, keys: string[], move: Move) => void;
};

/** Edits the texts of an element in every language, with the figures that they quote and the lists around them. */
export function Panel({ opened, moved, side, onOpen, onAdd, onClose, onSaved, onNoted, onMoved }: Props) {
  const { quotes, lists, placeholders, preview, usedBy } = opened;
  const keys = opened.fields.map(({ key }) => key);
  const fields = fieldsIn(opened);
  const { restored, draft, setDraft, clearDraft, discardThen } = useDraft(
    keys.join(' '),
    (next) => changesOf(next, fields).length > 0,
  );
  const saving = useSave((history) => {
    clearDraft();
    onSaved(history);
  });
  const { problems, fault, isBusy } = saving;
  const { conflict, merge } = useMerge(opened, saving);
  const changes = changesOf(draft, fields);
  const others = conflict?.others ?? besideDraft(opened, restored);
  const editing: Editing = {
    draft,
    setDraft,
    problems,
    placeholders,
    others,
    older: opened.older,
    onNoted,
    pageRoom: roomLeft(opened.pageRoom, draft, opened.fields),
  };
  const saveChanges = (wanted: Change[], title = titleOf(opened)) => void merge(wanted, title);
  const conflictNotice =
    conflict &&
    [
      `${opened.fields[0]?.page} has changed since you opened this. Nothing was overwritten.`,
      changes.length > 0 && 'Above is what the file has now, beside what you typed.',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <PanelFrame
      title={<PanelTitle opened={opened} />}
      side={side}
      problems={problems}
      fields={fields}
      fault={fault || conflictNotice}
      onClose={onClose}
      onSubmit={() => {
        if (changes.length === 0) onClose();
        else if (!conflict) saveChanges(changes);
      }}
      actions={
        <PanelActions
          isBusy={isBusy}
          count={changes.length}
          isConflict={conflict !== undefined}
          onKeepMine={() => saveChanges(changes)}
          onTakeTheirs={discardThen(() => onOpen(keys))}
          onCancel={discardThen(onClose)}
        />
      }
    >
      {opened.fields.map((field) => (
        <FieldEditor
          key={field.key}
          field={field}
          // The title of the panel has the whole path.
          label={opened.fields.length === 1 ? (field.label.split(' › ').at(-1) ?? '') : field.label}
          editing={editing}
        />
      ))}
      <Advice
        fields={opened.fields}
        figures={quotes.flatMap(({ figures }) => figures)}
        draft={draft}
        setDraft={setDraft}
      />
      {preview && <MetaPreview {...{ preview, fields: opened.fields, draft, placeholders }} />}
      <QuotedFigures quotes={quotes} editing={editing} onOpen={onOpen} />
      {usedBy.length > 0 && (
        <section>
          <h3>
            Quoted in {usedBy.length} {usedBy.length === 1 ? 'place, which follows' : 'places, which follow'}
          </h3>
          <Places places={usedBy} onOpen={onOpen} />
        </section>
      )}
      {lists.map((list) => (
        <ItemControls
          key={list.path.join('.')}
          list={list}
          moved={moved}
          onAdd={onAdd}
          onRemove={(change) => saveChanges([...changes, change], `Remove a ${list.itemLabel}`)}
          onMove={(change, move) =>
            void merge([...changes, change], `Move a ${list.itemLabel}`, (history) => {
              clearDraft();
              onMoved(
                history,
                keys.map((key) => movedKey(key, list, move)),
                move,
              );
            })
          }
        />
      ))}
    </PanelFrame>
  );
}
