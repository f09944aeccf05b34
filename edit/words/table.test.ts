import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
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
} from '../page/lists/table-values.ts';
import { differing, savedIn } from '../page/saving/draft.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));
const blocksIn = (locale: string) =>
  (parse(copy.read(`${locale}/services.yaml`)) as { blocks: Record<string, object> }).blocks;

test('services are added in a table, column by column', () => {
  const opened = actions.table({ file: 'services', path: ['blocks'] });
  const { list, hashes } = opened;
  const before = blocksIn('en');
  const names = Object.keys(before);
  let draft = withRow(opened, {});
  const rows = () => rowsOf(opened, draft);
  const columns = columnsOf(rows());
  const known = rows().slice(0, names.length);
  expect(known.map(({ name }) => name)).toEqual(names);
  // A row in which nothing is typed is nothing.
  expect(rows()).toHaveLength(names.length + 1);
  expect(begunRows(rows(), draft)).toHaveLength(names.length);
  expect(differing(draft, savedIn(opened.saved))).toEqual({});
  expect(faultIn(rows(), list.itemLabel)).toBe('A new service has no title yet.');
  // A column of a spreadsheet, from the new row on, adds another.
  for (const label of ['Title, English', 'Title, Español']) {
    const at = { row: names.length, column: columns.findIndex((column) => column.label === label) };
    draft = withCells(opened, at, { html: '', plain: 'One\r\nTwo\r\n' }, draft) ?? draft;
  }
  expect(faultIn(rows(), list.itemLabel)).toBe('');
  for (const column of columns) {
    const { kind, optional } = column.of.field;
    const isNeeded = kind === 'text' && !optional && !/^(?:Short|Next|Link|Example)/.test(column.label);
    const empty = emptyCells(rows(), column, draft);
    if (isNeeded) draft = filledIn(empty, 'The same', draft);
    if (kind === 'icon') draft = filledIn(empty, 'cost', draft);
  }
  const edits = editsOf(opened, rows(), draft);
  expect(actions.save({ edits, hashes, title: 'Table' })).toMatchObject({ state: 'saved' });
  const added = { one: { title: 'One', bestFor: 'The same' }, two: { title: 'Two', bestFor: 'The same' } };
  expect(Object.keys(blocksIn('es'))).toEqual([...names, 'one', 'two']);
  expect(blocksIn('es')).toMatchObject(added);
  expect(blocksIn('en')).toMatchObject({ ...before, ...added });
});

test('a cell of a spreadsheet keeps its line breaks and quotes', () => {
  const opened = actions.table({ file: 'services', path: ['blocks'] });
  const html = '<table><tr><td>“One”,<br>\n and 2</td></tr><tr><td>"Three"</td></tr></table>';
  const column = columnsOf(rowsOf(opened, {})).findIndex(({ label }) => label === 'Title, English');
  const draft = withCells(opened, { row: 0, column }, { html, plain: '' }, {});
  expect(Object.values(draft ?? {})).toEqual(['“One”,\nand 2', '"Three"']);
});
