import type { Change } from '#edit/words/expand.ts';
import type { List } from '#edit/words/lists.ts';
import type { History, Opened } from './ask.ts';
import { changesOf } from './draft.ts';
import { FieldEditor, type Editing } from './field-editor.tsx';
import { ItemControls } from './item-controls.tsx';
import { OtherProblems } from './other-problems.tsx';
import { besideDraft, fieldsIn } from './others.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelFrame, type Side } from './panel-frame.tsx';
import { PanelTitle, titleOf } from './panel-title.tsx';
import { MetaPreview } from './preview.tsx';
import { Places, QuotedFigures } from './quoted-figures.tsx';
import { useDraft } from './use-draft.ts';
import { useMerge } from './use-merge.ts';
import { useSave } from './use-save.ts';

type Props = {
  opened: Opened;
  side: Side;
  onOpen: (keys: string[]) => void;
  onAdd: (list: List) => void;
  onClose: () => void;
  onSaved: (history: History) => void;
};

/** Edits the texts of an element in every language, with the figures that they quote and the lists around them. */
export function Panel({ opened, side, onOpen, onAdd, onClose, onSaved }: Props) {
  const { quotes, lists, placeholders, preview, usedBy } = opened;
  const keys = opened.fields.map(({ key }) => key);
  const fields = fieldsIn(opened);
  const { restored, draft, setDraft, clearDraft } = useDraft(keys.join(' '));
  const { save, problems, fault, isBusy } = useSave((history) => {
    clearDraft();
    onSaved(history);
  });
  const { conflict, merge } = useMerge(opened, save);
  const changes = changesOf(draft, fields);
  const others = conflict?.others ?? besideDraft(opened, restored);
  const editing: Editing = { draft, setDraft, problems, placeholders, others };
  const saveChanges = (wanted: Change[], title = titleOf(opened)) => void merge(wanted, title);
  const discardThen = (next: () => void) => () => {
    clearDraft();
    next();
  };
  return (
    <PanelFrame
      title={<PanelTitle opened={opened} />}
      side={side}
      problems={problems}
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
      <OtherProblems problems={problems} fields={fields} />
      <div role="alert">
        {fault && <p className="notice">{fault}</p>}
        {conflict && (
          <p className="notice">
            {conflict.files.join(', ')} has changed since you opened this. Nothing was overwritten.
            {changes.length > 0 && ' Below is what the file has now, beside what you typed.'}
          </p>
        )}
      </div>
      {opened.fields.map((field) => (
        <FieldEditor key={field.key} field={field} editing={editing} />
      ))}
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
          onAdd={onAdd}
          onChange={(change, what) => saveChanges([...changes, change], what)}
        />
      ))}
    </PanelFrame>
  );
}
