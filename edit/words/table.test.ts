import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import {
  begunRows,
  columnsOf,
  editsOf,
  faultIn,
  rowsOf,
  withCells,
  withColumn,
  withRow,
} from '../page/lists/table-values.ts';
import { differing, savedIn, type Draft } from '../page/saving/draft.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));
const blocksIn = (locale: string) =>
  (parse(copy.read(`${locale}/services.yaml`)) as { blocks: Record<string, Record<string, unknown>> }).blocks;

test('six services are added and one is changed in a table, column by column', () => {
  const opened = actions.table({ file: 'services', path: ['blocks'] });
  const before = Object.keys(blocksIn('en'));
  let draft: Draft = {};
  for (let added = 0; added < 6; added += 1) draft = withRow(opened, draft);
  const rows = () => rowsOf(opened, draft);
  const columns = columnsOf(rows());
  expect(
    rows()
      .map(({ name }) => name)
      .slice(0, before.length),
  ).toEqual(before);
  expect(rows()).toHaveLength(before.length + 6);
  expect(begunRows(rows(), draft)).toHaveLength(before.length);
  expect(differing(draft, savedIn(opened.saved))).toEqual({});
  expect(faultIn(rows(), opened.list.itemLabel)).toBe('A new service has no title yet.');
  const columnAt = (label: string) => columns.findIndex((column) => column.label === label);
  // A column of a spreadsheet, from the first new row on.
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  for (const language of ['English', 'Español'])
    draft =
      withCells(
        { rows: rows(), columns },
        { row: before.length, column: columnAt(`Title, ${language}`) },
        `${titles.join('\r\n')}\r\n`,
        draft,
      ) ?? draft;
  expect(faultIn(rows(), opened.list.itemLabel)).toBe('');
  const optional = /^(?:Short|Next|Link|Example)/;
  for (const column of columns) {
    const isText = column.of.field.kind === 'text' && !column.of.field.optional;
    if (isText && !optional.test(column.label)) draft = withColumn(rows(), column, 'The same', draft);
    if (column.of.field.kind === 'icon') draft = withColumn(rows(), column, 'cost', draft);
  }
  const last = rows()
    .at(0)
    ?.cells.get(columns[columnAt('Title, English')]?.id ?? '');
  expect(last?.value.value).toBe(blocksIn('en')[before[0] ?? '']?.['title']);
  const { hashes } = opened;
  expect(actions.save({ edits: editsOf(opened, rows(), draft), hashes, title: 'Table' })).toMatchObject({
    state: 'saved',
  });
  for (const locale of ['en', 'es']) {
    expect(Object.keys(blocksIn(locale))).toEqual([...before, ...titles.map((each) => each.toLowerCase())]);
    expect(blocksIn(locale)['six']).toMatchObject({ title: 'Six', bestFor: 'The same' });
  }
});
