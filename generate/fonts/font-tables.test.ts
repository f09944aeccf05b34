import { expect, test } from 'vitest';
import { readTables, writeTables } from './font-tables.ts';

const tables = new Map([
  ['glyf', Buffer.from('outlines')],
  ['GPOS', Buffer.from('kerning')],
  ['head', Buffer.from('h')],
]);

test('reading returns the written tables, sorted by tag', () => {
  const back = readTables(writeTables(tables));
  expect([...back.keys()]).toEqual(['GPOS', 'glyf', 'head']);
  for (const [tag, table] of tables) expect(back.get(tag)).toEqual(table);
});

test('the header has the number of tables, and each is aligned to four bytes', () => {
  const font = writeTables(tables);
  expect(font.readUInt32BE(0)).toBe(0x00_01_00_00);
  expect([4, 6, 8, 10].map((at) => font.readUInt16BE(at))).toEqual([3, 32, 1, 16]);
  expect([0, 1, 2].map((index) => font.readUInt32BE(12 + 16 * index + 8))).toEqual([60, 68, 76]);
  expect(font.length % 4).toBe(0);
});
