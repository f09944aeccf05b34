import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { isShared } from '#edit/content/is-shared.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { changesOf, draftOf, savedIn, typedValues, withTyped, type Draft } from '#edit/page/saving/draft.ts';
import type { ListPlan } from '#edit/words/form-parts.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';
import type { Table } from '#edit/words/open.ts';
import { anyItem } from '#edit/content/place.ts';
import { additionEdits, fieldsOf, itemsOf, newItem, type FormValues } from './form-values.ts';

type Copied = { html: string; plain: string };
type Cell = { field: Field; value: FieldValue };
export type Row = ReturnType<typeof rowsOf>[number];
export type Column = { id: string; label: string; of: Cell };

export const planOf = ({ list, parts }: Table): ListPlan => ({
  path: list.path,
  itemLabel: list.itemLabel,
  isNamed: list.names !== undefined,
  keyFrom: list.keyFrom,
  start: list.names ? list.min : 0,
  max: list.max,
  parts,
});

export const formValuesOf = ({ list, saved }: Table, draft: Draft): FormValues => ({
  file: list.file,
  locales: list.locales,
  saved: savedIn(saved),
  draft,
  keys: [],
  names: [],
});

/** By column: what is the same in all languages has one. */
function cellsOf({ list }: Table, fields: readonly Field[]) {
  return fields.flatMap((field) => {
    const depth = field.file === list.file ? list.path.length : 1;
    const column = [field.file, ...field.path.slice(depth + 1)].join('.');
    const shown = isShared(field) ? field.values.slice(0, 1) : field.values;
    return shown.map((value) => [`${column} ${value.locale}`, { field, value }] as const);
  });
}

export function rowsOf(table: Table, draft: Draft) {
  const items = itemsOf(formValuesOf(table, draft), planOf(table));
  return items.map(({ key, inside }) => {
    const fields = fieldsOf(inside, table.parts);
    const name = String(inside.names[0]);
    const isNew = key.startsWith(anyItem) || Number(key) >= table.list.count;
    return { key, name, isNew, fields, cells: new Map<string, Cell>(cellsOf(table, fields)) };
  });
}

export function columnsOf(rows: readonly Row[]): Column[] {
  const all = new Map(rows.flatMap(({ cells }) => [...cells]));
  return [...all].map(([id, of]) => {
    const { field, value } = of;
    // Values of items within an item have the same names, so they get its position.
    const position = field.path.slice(0, -1).findLast((key) => typeof key === 'number');
    const label = position === undefined ? field.label : `${field.label} ${position + 1}`;
    return { id, label: [label, isShared(field) ? '' : value.language].filter(Boolean).join(', '), of };
  });
}

export const withRow = (table: Table, draft: Draft): Draft =>
  newItem(formValuesOf(table, draft), planOf(table));

export const emptyCells = (rows: readonly Row[], { id }: Column, draft: Draft): Cell[] =>
  rows
    .flatMap(({ cells }) => cells.get(id) ?? [])
    .filter(({ field, value }) => draftOf(draft, field, value) === '');

export const filledIn = (cells: readonly Cell[], text: string, draft: Draft): Draft =>
  cells.reduce((all, { field, value }) => withTyped(all, field, value.locale, text), draft);

/** Spreadsheets copy a table besides: in plain text, what follows a line break in a cell looks like another row. */
function cellsIn({ html, plain }: Copied): string[][] {
  const rows = selectAll('tr', fromHtml(html));
  if (rows.length > 0)
    return rows.map((row) =>
      selectAll('td, th', row).map((cell) =>
        toText(cell)
          .trim()
          .replaceAll(/ *\n */g, '\n'),
      ),
    );
  const lines = plain.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t'));
}

/** Fills cells from one on, and adds the rows that this takes. Undefined if only one was copied. */
export function withCells(
  table: Table,
  { row, column }: { row: number; column: number },
  copied: Copied,
  draft: Draft,
): Draft | undefined {
  const lines = cellsIn(copied);
  if (lines.length === 1 && lines[0]?.length === 1) return undefined;
  let begun = draft;
  // Also beyond what the list takes: a save says so, and nothing is lost.
  while (rowsOf(table, begun).length < row + lines.length) begun = withRow(table, begun);
  const rows = rowsOf(table, begun);
  const columns = columnsOf(rows);
  const typed = lines.flatMap((line, down) =>
    line.flatMap((text, across) => {
      const cell = rows[row + down]?.cells.get(columns[column + across]?.id ?? '');
      return cell ? [{ ...cell, text }] : [];
    }),
  );
  return typed.reduce((all, { field, value, text }) => withTyped(all, field, value.locale, text), begun);
}

/** Without new rows in which nothing is typed. */
export const begunRows = (rows: readonly Row[], draft: Draft): Row[] =>
  rows.filter(({ isNew, fields }) => !isNew || typedValues(draft, fields).some(({ text }) => text !== ''));

/** Empty if the table can be saved. */
export function faultIn(rows: readonly Row[], itemLabel: string): string {
  const names = rows.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) return `Two are called “${twice}”: give each ${itemLabel} a title of its own.`;
  return names.some((name) => name.startsWith(anyItem)) ? `A new ${itemLabel} has no title yet.` : '';
}

export function editsOf({ list }: Table, rows: readonly Row[], draft: Draft): Asked[] {
  const [added, there] = [rows.filter(({ isNew }) => isNew), rows.filter(({ isNew }) => !isNew)];
  return [
    ...there.flatMap(({ fields }) => changesOf(draft, fields)),
    ...added.flatMap(({ name, fields }, after) => {
      const index = list.count + after;
      return additionEdits(list, draft, { fields, step: list.names ? name : index, index });
    }),
    ...(list.names ?? [])
      .filter((name) => !there.some(({ key }) => key === name))
      .map((name): Asked => ({ do: 'remove', at: { file: list.file, path: [...list.path, name] } })),
  ];
}
