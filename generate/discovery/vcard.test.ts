import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText, foldLine } from './vcard.ts';

const lines = string({ unit: 'binary', maxLength: 400 }).filter((text) => !/[\r\n]/.test(text));

test('folded lines have at most 75 octets, and unfolding restores the original', () => {
  assert(
    property(lines, (line) => {
      const folded = foldLine(line.toWellFormed());
      for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line.toWellFormed());
    }),
  );
});

test('escapes characters that would end a line or a component', () => {
  expect(escapeText('a;b,c\\d\r\nEND:VCARD')).toBe(String.raw`a\;b\,c\\d\nEND:VCARD`);
});
