import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import { isthmus } from '#test/sites/sites.ts';
import { foldLine, vcard } from './vcard.ts';

const lines = string({ unit: 'grapheme', maxLength: 400, size: 'max' }).filter(
  (text) => !/[\r\n]/.test(text),
);

test('folded lines have at most 75 octets, and unfolding restores the original', () => {
  assert(
    property(lines, (line) => {
      const folded = foldLine(line);
      for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

test('escapes what would end a line or a component, and has the number that is dialled, and the extension in words', () => {
  const { facts, languages } = loadSite(isthmus);
  const phone = '+1 303 867 5309 ext. 5';
  const legalName = 'a;b,c\\d\r\nEND:VCARD';
  const site = { facts: { ...facts, legalName, phone, telephone: 'tel:+13038675309;ext=5' }, languages };
  const text = vcard(site, 'san-francisco', defaultLocale).make();
  expect(text).toContain(String.raw`ORG:a\;b\,c\\d\nEND:VCARD;`);
  expect(text).toContain('\r\nTEL;TYPE=voice,work:+13038675309\r\n');
  expect(text).toMatch(/\r\nNOTE:.+\. \+1 303 867 5309 ext\. 5\r\n/);
});
