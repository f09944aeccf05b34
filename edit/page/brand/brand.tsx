import type { OpenedBrand } from '#edit/brand/brand.ts';
import type { Change } from '#edit/changes/change.ts';
import { ask } from '#edit/page/ask.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { PanelActions } from '#edit/page/frame/panel-actions.tsx';
import { PanelFrame } from '#edit/page/frame/panel-frame.tsx';
import type { Side } from '#edit/page/marks/place.ts';
import { changesOf, draftOf, slotOf, type Draft } from '#edit/page/saving/draft.ts';
import { useDraft } from '#edit/page/saving/use-draft.ts';
import { useSave } from '#edit/page/saving/use-save.ts';
import type { History } from '#edit/save/session.ts';
import { BrandColors } from './brand-colors.tsx';
import { BrandMark } from './brand-mark.tsx';
import { BrandTitles } from './brand-titles.tsx';

type Props = {
  opened: OpenedBrand;
  side: Side;
  onReopen: () => void;
  onClose: () => void;
  onSaved: (history: History) => void;
};

const markSlot = slotOf('mark', '');
const markFile = 'mark.svg';

const conflictNotice =
  'The brand was changed elsewhere since you opened this. Nothing was overwritten: choose which one stays.';

/** Returns the changes of a draft: of the fields, and of the mark, which is a file of its own. */
function changesIn(draft: Draft, { fields, mark }: OpenedBrand): Change[] {
  const text = draft[markSlot];
  const own: Change[] = text === undefined || text === mark ? [] : [{ do: 'mend', file: markFile, text }];
  return [...changesOf(draft, fields), ...own];
}

/** The panel of the brand: name, colours with their contrast, and mark. The page shows chosen colours at once. */
export function Brand({ opened, side, onReopen, onClose, onSaved }: Props) {
  const { draft, setDraft, clearDraft, discardThen } = useDraft('brand', {
    title: 'Brand',
    isChanged: (next) => changesIn(next, opened).length > 0,
  });
  const { save, conflict, problems, fault, isBusy } = useSave(
    (history) => {
      clearDraft();
      onSaved(history);
    },
    () => ask('brand'),
  );
  const changes = changesIn(draft, opened);
  const editing: Editing = { draft, setDraft, problems, placeholders: opened.placeholders };
  const [name, legalName, delivery, client] = opened.fields;
  const textOf = (field = name) => {
    const [value] = field?.values ?? [];
    return field && value ? draftOf(draft, field, value) : '';
  };
  const store = (hashes = opened.hashes) => void save(changes, hashes, 'Brand');
  const ofMark = problems.filter(({ file }) => file === markFile);
  return (
    <PanelFrame
      title="Brand"
      side={side}
      problems={problems}
      fields={opened.fields}
      ignored={ofMark}
      fault={fault || (conflict && conflictNotice)}
      onClose={onClose}
      onSubmit={() => {
        if (changes.length === 0) onClose();
        else if (!conflict) store();
      }}
      actions={
        <PanelActions
          isBusy={isBusy}
          count={changes.length}
          isConflict={conflict !== undefined}
          onKeepMine={() => store(conflict?.hashes)}
          onTakeTheirs={discardThen(onReopen)}
          onCancel={discardThen(onClose)}
        />
      }
    >
      <section>
        <h3>Name</h3>
        {name && <FieldEditor field={name} label="Name" editing={editing} />}
        <BrandTitles name={textOf(name)} titles={opened.titles} longest={opened.longestTitle} />
        {legalName && <FieldEditor field={legalName} label="Legal name" editing={editing} />}
      </section>
      {delivery && client && (
        <BrandColors
          fields={[delivery, client]}
          colors={[textOf(delivery), textOf(client)]}
          editing={editing}
        />
      )}
      <BrandMark
        text={draft[markSlot] ?? opened.mark}
        saved={opened.mark}
        colors={[textOf(delivery), textOf(client)]}
        problems={ofMark}
        onChange={(text) => setDraft({ ...draft, [markSlot]: text })}
      />
    </PanelFrame>
  );
}
