import { spotOf, traceOf } from '#edit/content/place.ts';
import { lastPart } from '#edit/content/labels.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { Advice } from '#edit/page/fields/text-advice.tsx';
import { PanelFrame } from '#edit/page/frame/sheet.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { ItemControls, type Move } from '#edit/page/lists/item-controls.tsx';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Opened } from '#edit/words/open.ts';
import { MetaPreview } from './meta-preview.tsx';
import { PanelTitle } from './panel-title.tsx';
import { References, Backlinks } from './references.tsx';
import { usePanel } from './use-panel.ts';

type Props = { opened: Opened; moved: Move | undefined };

/** Edits the texts of an element in every language, with the figures that they name and the lists around them. */
export function Panel({ opened, moved }: Props) {
  const { open } = useEditor();
  const { references, lists, placeholders, preview, backlinks } = opened;
  const panel = usePanel(opened);
  const { form, editing, count, conflictNotice } = panel;
  const { draft, setDraft } = editing;
  return (
    <PanelFrame title={<PanelTitle opened={opened} />}>
      <SaveForm
        {...{ form, count, conflictNotice }}
        fields={panel.fields}
        onSave={panel.save}
        onReopen={() => void open(panel.spots)}
      >
        <div className="body">
          {opened.fields.map((field) => (
            <FieldEditor
              key={traceOf(spotOf(field))}
              field={field}
              // The title of the panel has the whole path.
              label={opened.fields.length === 1 ? lastPart(field.label) : field.label}
              editing={editing}
            />
          ))}
          <Advice
            fields={opened.fields}
            figures={references.flatMap(({ figures }) => figures)}
            draft={draft}
            setDraft={setDraft}
          />
          {preview && <MetaPreview {...{ preview, fields: opened.fields, draft, placeholders }} />}
          <References references={references} editing={editing} />
          <Backlinks places={backlinks} />
          {lists.map((list) => (
            <ItemControls
              key={list.path.join('.')}
              list={list}
              moved={moved}
              onRemove={(edits) => panel.remove(list, edits)}
              onMove={(edits, move) => panel.move(list, edits, move)}
            />
          ))}
        </div>
      </SaveForm>
    </PanelFrame>
  );
}
