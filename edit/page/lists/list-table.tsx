import { useState } from 'react';
import { useEditing } from '#edit/page/fields/editing.ts';
import { Input } from '#edit/page/fields/input.tsx';
import { Fault, Reasons } from '#edit/page/frame/problems.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { draftOf, filled, problemsOf, savedIn, slotOf } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { withFollowing } from '#edit/page/offices/following.ts';
import type { Field } from '#edit/words/fields.ts';
import type { Table } from '#edit/words/open.ts';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { titleOf } from './form-values.ts';
import {
  begunRows,
  columnsOf,
  editsOf,
  emptyCells,
  faultIn,
  filledIn,
  rowsOf,
  withCells,
  withRow,
  type Column,
  type Row,
} from './table-values.ts';

function FillCell({ column, rows }: { column: Column; rows: readonly Row[] }) {
  const { draft, setDraft } = useEditing();
  const [text, setText] = useState('');
  const empty = emptyCells(rows, column, draft);
  const { field, value } = column.of;
  return (
    <td>
      <Input
        id={`all ${column.id}`}
        aria-label={`${column.label}, for all empty cells`}
        lang={value.locale}
        {...{ field, text }}
        onChange={setText}
      />
      {text !== '' && empty.length > 0 && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The button goes.
            currentTarget.closest('td')?.querySelector<HTMLElement>('input, textarea, select')?.focus();
            setDraft(filledIn(empty, text, draft));
          }}
        >
          Fill {empty.length} empty
        </button>
      )}
    </td>
  );
}

/** Cells of a spreadsheet can be pasted. */
export function ListTable({ opened }: { opened: Table }) {
  const { list } = opened;
  const form = useForm({ is: 'table', file: list.file, path: list.path }, opened, {
    title: `${list.label} as a table`,
    savedIn: ({ saved }) => savedIn(saved),
  });
  const { draft, setDraft, problems } = form;
  const now = form.conflict ?? opened;
  const rows = rowsOf(now, draft);
  const fields = rows.flatMap((row) => row.fields);
  const columns = columnsOf(rows);
  const isFull = list.max !== undefined && rows.length >= list.max;
  const begun = begunRows(rows, draft);
  const fault = faultIn(begun, list.itemLabel);
  const nameOf = (inRow: readonly Field[]) => titleOf(inRow, draft) || `New ${list.itemLabel}`;
  return (
    <Sheet title={`${list.label} as a table`} isWide>
      <SaveForm
        {...{ form, fields }}
        className="list-table"
        onSave={() => {
          if (fault === '') void form.save(editsOf(now, begun, draft));
        }}
      >
        <div className="body">
          <table>
            <thead>
              <tr>
                <th scope="col">{list.label}</th>
                {columns.map(({ id, label }) => (
                  <th key={id} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className="fill">
                <th scope="row">For all empty cells</th>
                {columns.map((column) => (
                  <FillCell key={column.id} {...{ column, rows }} />
                ))}
              </tr>
              {rows.map(({ key, cells, fields: inRow }, row) => (
                <tr key={key}>
                  <th scope="row">{nameOf(inRow)}</th>
                  {columns.map(({ id, label }, column) => {
                    const cell = cells.get(id);
                    if (!cell) return <td key={id} />;
                    const { field, value } = cell;
                    const text = draftOf(draft, field, value);
                    const onPage = filled(text, opened.placeholders, value.locale);
                    const reasons = problemsOf(problems, field, value).map(reasonInWords);
                    return (
                      <td
                        key={id}
                        onPaste={(event) => {
                          const { clipboardData: data } = event;
                          const copied = {
                            html: data.getData('text/html'),
                            plain: data.getData('text/plain'),
                          };
                          const next = withCells(now, { row, column }, copied, draft);
                          if (!next) return;
                          event.preventDefault();
                          setDraft(next);
                        }}
                      >
                        <Input
                          id={`${key} ${id}`}
                          aria-label={`${nameOf(inRow)}: ${label}`}
                          aria-invalid={reasons.length > 0 || undefined}
                          data-value={slotOf(field, value.locale)}
                          lang={value.locale}
                          {...{ field, text }}
                          onChange={(text) =>
                            setDraft(withFollowing(draft, fields, field, value.locale, text))
                          }
                        />
                        {onPage !== text.trim() && <p className="hint">On the page: {onPage}</p>}
                        <Reasons all={reasons} />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <button
            type="button"
            // Not `disabled`, which would take the focus.
            aria-disabled={isFull}
            onClick={() => !isFull && setDraft(withRow(now, draft))}
          >
            Add a row
          </button>
          <p className="hint">Cells that you copied in a spreadsheet can be pasted, from any cell on.</p>
        </div>
        <Fault text={fault} />
      </SaveForm>
    </Sheet>
  );
}
