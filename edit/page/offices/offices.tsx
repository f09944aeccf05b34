import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { FormParts } from '#edit/page/lists/form-parts.tsx';
import { begunRows, editsOf, formValuesOf, planOf, rowsOf } from '#edit/page/lists/table-values.ts';
import { savedIn } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import type { Table } from '#edit/words/open.ts';

export function Offices({ opened }: { opened: Table }) {
  const form = useForm({ is: 'offices' }, opened, {
    title: 'Offices',
    savedIn: ({ saved }) => savedIn(saved),
  });
  const { draft } = form;
  const now = form.conflict ?? opened;
  const rows = rowsOf(now, draft);
  return (
    <Sheet title="Offices">
      <SaveForm
        form={form}
        fields={rows.flatMap(({ fields }) => fields)}
        className="offices"
        onSave={() => void form.save(editsOf(now, begunRows(rows, draft), draft))}
      >
        <div className="body">
          <FormParts parts={[{ list: planOf(now) }]} formValues={formValuesOf(now, draft)} />
          <p className="hint">
            Contact cards, hours, the planner and the number of offices follow. Your own sentences do not:
            Publish lists those that name a place that is gone.
          </p>
        </div>
      </SaveForm>
    </Sheet>
  );
}
